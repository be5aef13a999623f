import { KIN, NAME_FIRST, NO_NAME, NO_SUBJECT, PERSON, withoutSpeech } from './who-acts.ts';

const PRONOUN = /\b(?:he|she|him|her|hers|his|them)(?:['’](?:d|s|ll))?\b/iu;
const PERSON_BEFORE = new RegExp(`\\b${PERSON}`, 'iu');
const NAME_BEFORE = new RegExp(`${NAME_FIRST.source}|(?<=[\\p{L},] )(?!${NO_NAME})\\p{Lu}\\p{Ll}+`, 'u');
const SEVERAL_BEFORE =
  /\b(?:(?:the|my|our|some|many|two|three|four|five|six|all|both|other|old|young|new|these|those) (?:\p{L}+ )?\p{L}{3,}s|people|children|everyone|everybody|somebody|someone|anybody|anyone|men|women)\b/iu;
const TWO_NAMES = /\p{Lu}\p{Ll}+ and (?:\p{Ll}+ )?\p{Lu}\p{Ll}+/u;
const AND = '(?:(?:and|but|so|because)[, ]+)?';
/** "That you own what you did.": what was learned, and no word for something else. */
const THAT_CLAUSE =
  '(?!that (?:being|i|you|we|he|she|they|people|nobody|everybody|everyone|somebody|someone|anyone|things|some|most|every|there|if|when|it|an?|the|my|your|our|kids|children|\\p{L}+ (?:is|are|was|can|should))\\b)';
const POINTS_BACK = new RegExp(
  `^${AND}${THAT_CLAUSE}(?:i mean|anyway|well,|they|them|it|this|that|these|those|which|after that|instead|neither|both|one (?!has|needs)\\p{L}+s|not (?:the|a|that|only)|the other (?:is|one|was)|there (?:was|were|is) not|the (?:day|night|morning|week|month|year) after|because of (?:this|that))(?:['’]?s)?\\b|^\\p{L}+ else\\b|\\b(?:like|do|did|done|does) (?:that|this)\\b|\\bdo(?:es|n['’]?t)?(?: not)? do it\\b|\\bthe same(?=[.,!]|$)|[,;] same thing[.!]?$`,
  'iu',
);
/** "I let that go", "at that.", "for this, but": a thing that was named before. */
const THING_NAMED_BEFORE =
  /\b(?:that|this|those|these)(?=\s*(?:[.,;!?]|$)| (?:too|go|behind|again|now|either|anyway)\b)|\b(?<!(?:know|think|thought|believe|believed|say|said|learned|learnt|told|so|is|was) )(?:that|those|these) (?:one|man|woman|boy|girl|guy|kid|child|night|day|morning|lesson|question|room|table|story|phrase|sentence|word|line|game|book|letter|job)s?\b|\b(?:for|of|with|at|by|from|about|into|through) that (?!(?:is|was|i|you|he|she|it|we|they|the|an?|my)\b)\p{L}+|\bsince[.!]?$|\b(?<!(?:know|think|thought|believe|believed|say|said|learned|learnt|told|so|is|was|see|saw|mean|means|feel|felt|found) )that (?:in|with|from|out|off|up)\b/iu;
const IT = /\bit\b/iu;
/** "It is easy to", "when it comes to": no word for something else. */
const IT_FOR_NOTHING =
  /\bit(?:['’]s| is| was)? (?:not )?(?:\p{L}+ )?(?:to|that|what|how|when|if)\b|\bit (?:comes|takes|gets|goes|turns|turned|hurts|rains|seems|feels)\b|\bma[dk]e it (?:a|my|clear|hard|easy)\b|\bfind it\b|\band (?:i|we|you) (?:\p{L}+ )?(?:do|did|say|said|tell|told) it\b/iu;
const THING_BEFORE =
  /\b(?:the|an?|my|our|his|her|their|your|every|each|some|any|no|this|that|one|two|three) \p{L}+|\b(?:something|anything|everything|things?|work|bread|money|food)\b/iu;

/** "I do it now": a thing that was named before. */
function namesNoThing(text: string): boolean {
  const it = IT.exec(text);
  return it !== null && !IT_FOR_NOTHING.test(text) && !THING_BEFORE.test(text.slice(0, it.index));
}

/** Whether a reader would ask "who?" or "what?": the sentences point back to one that is not quoted with them. */
export function pointsBack(first: string, further: readonly string[] = []): boolean {
  return NO_SUBJECT.test(withoutSpeech(first)) || isOpenAtStart(first, further);
}

/** The same for the first sentence of an answer: "Got in trouble for it at school." needs no word for who tells it. */
export function isOpenAtStart(first: string, further: readonly string[] = []): boolean {
  const start = withoutSpeech(first);
  if (namesNoThing(start)) return true;
  if ([POINTS_BACK, THING_NAMED_BEFORE].some((pattern) => pattern.test(start))) return true;
  return namesNobody([first, ...further].join(' '));
}

/** "She" is no guy, and "he" no mother: only the nouns that say it for certain. */
const MEN =
  /\b(?:\p{L}+ ){0,2}(?:guy|man|boy|lad|fella|father|dad|daddy|papa|brother|son|husband|uncle|grandfather|grandad|skipper)\b(?:['’]s)?/giu;
const WOMEN =
  /\b(?:\p{L}+ ){0,2}(?:woman|lady|girl|mother|mum|mom|mama|sister|daughter|wife|aunt|auntie|grandmother|grandma|nan|headmistress)\b(?:['’]s)?/giu;

/** Whether "he", "she" or "them" comes before anybody it could stand for. */
export function namesNobody(sentences: string): boolean {
  const text = withoutSpeech(sentences);
  const pronoun = PRONOUN.exec(text);
  if (pronoun === null) return false;
  const isHer = /^(?:she|her)/iu.test(pronoun[0]);
  const before = text.slice(0, pronoun.index).replaceAll(isHer ? MEN : WOMEN, ' ');
  return pronoun[0].toLowerCase() === 'them'
    ? !SEVERAL_BEFORE.test(before) && !TWO_NAMES.test(before)
    : !namesSomebody(before);
}

const KIN_BEFORE = new RegExp(`\\b(?:${KIN})\\b`, 'iu');

export function namesSomebody(text: string): boolean {
  return PERSON_BEFORE.test(text) || NAME_BEFORE.test(text) || KIN_BEFORE.test(text);
}
