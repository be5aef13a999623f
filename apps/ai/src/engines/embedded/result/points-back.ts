import { NAME_FIRST, NO_NAME, NO_SUBJECT, PERSON, withoutSpeech } from './who-acts.ts';

const PRONOUN = /\b(?:he|she|him|her|hers|his|them)(?:['’](?:d|s|ll))?\b/iu;
const PERSON_BEFORE = new RegExp(`\\b${PERSON}`, 'iu');
const NAME_BEFORE = new RegExp(`${NAME_FIRST.source}|(?<=[\\p{L},] )(?!${NO_NAME})\\p{Lu}\\p{Ll}+`, 'u');
const SEVERAL_BEFORE =
  /\b(?:(?:the|my|our|some|many|two|three|four|five|six|all|both|other|old|young|new|these|those) (?:\p{L}+ )?\p{L}{3,}s|people|children|everyone|everybody|somebody|someone|anybody|anyone|men|women)\b|\p{Lu}\p{Ll}+ and (?:\p{L}+ )?\p{Lu}\p{Ll}+/iu;
const AND = '(?:(?:and|but|so|because)[, ]+)?';
/** "That you own what you did.": what was learned, and no word for something else. */
const THAT_CLAUSE = '(?!that (?:being|i|you|we|he|she|they|people|nobody|everybody|if|when|it|an?|the|my|your|our)\\b)';
const POINTS_BACK = new RegExp(
  `^${AND}${THAT_CLAUSE}(?:i mean|anyway|well,|they|them|it|this|that|these|those|which|after that|instead|neither|both|one is|the other (?:is|one|was)|there (?:was|were|is) not|the (?:day|night|morning|week|month|year) after|because of (?:this|that))(?:['’]?s)?\\b|^\\p{L}+ else\\b|\\b(?:like|do|did|done|does) (?:that|this)\\b|\\bdo(?:es|n['’]?t)?(?: not)? do it\\b|\\bthe same(?=[.,!]|$)`,
  'iu',
);
/** "I let that go", "at that.", "for this, but": a thing that was named before. */
const THING_NAMED_BEFORE =
  /\b(?:that|this|those|these)(?=\s*(?:[.,;!?]|$)| (?:too|go|behind|again|now|either|anyway)\b)|\b(?<!(?:know|think|thought|believe|believed|say|said|learned|learnt|told|so|is|was) )(?:that|those|these) (?:one|man|woman|boy|girl|guy|kid|child|night|day|morning|lesson|question|room|table|story|phrase|sentence|word|line|game|book|letter|job)s?\b|\b(?:for|of|with|at|by|from|about|into|through) that (?!(?:is|was|i|you|he|she|it|we|they|the|an?|my)\b)\p{L}+|\b(?:since|after|afterwards)[.!]?$/iu;
/** "I do it now": who acts, the deed, and a thing that was named before. */
const IT_NAMED_BEFORE = new RegExp(
  `^${AND}(?:if |when )?(?:i|we|you|he|she|they)(?:['’]\\p{L}+)?(?: \\p{L}+){1,2}? it\\b(?! (?:a|my|clear|hard|easy))`,
  'iu',
);

/** Whether a reader would ask "who?" or "what?": the sentences point back to one that is not quoted with them. */
export function pointsBack(first: string, further: readonly string[] = []): boolean {
  const start = withoutSpeech(first);
  if ([POINTS_BACK, NO_SUBJECT, THING_NAMED_BEFORE, IT_NAMED_BEFORE].some((pattern) => pattern.test(start)))
    return true;
  return namesNobody([first, ...further].join(' '));
}

/** Whether "he", "she" or "them" comes before anybody it could stand for. */
export function namesNobody(sentences: string): boolean {
  const text = withoutSpeech(sentences);
  const pronoun = PRONOUN.exec(text);
  if (pronoun === null) return false;
  const before = text.slice(0, pronoun.index);
  return pronoun[0].toLowerCase() === 'them' ? !SEVERAL_BEFORE.test(before) : !namesSomebody(before);
}

export function namesSomebody(text: string): boolean {
  return PERSON_BEFORE.test(text) || NAME_BEFORE.test(text);
}
