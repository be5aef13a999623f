import { SAD, SENSITIVE } from '../gate/sensitive-words.ts';
import { isProfane } from '../gate/profanity.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { LAYER_SIGNS } from './missing-layer.ts';
import { tag, type Tagged } from './parts-of-speech.ts';

/** A clause of the last answer, verbatim, that a question may say back. */
export interface OwnWords {
  readonly quote: string;
  readonly worth: number;
  /** Telling: what was felt, chosen or understood. Felt: a bare feeling. Scene: something one can see. Plain: the rest. */
  readonly kind: 'telling' | 'felt' | 'scene' | 'plain';
}

const WORDS_MIN = 4;
const WORDS_MAX = 14;
const CHARACTERS_MAX = 80;
const WORTH_MIN = 1.5;

/** Markup, addresses, numbers that identify: not things to say back. */
const NOT_SPEECH = /[<>{}[\]|\\^~@#$%*_=+/]|https?:|www\.|\d{4,}/u;
const TO_THE_MACHINE =
  /\b(?:ignore|disregard|forget) (?:all|any|the|your|previous|prior)\b|\b(?:instructions?|system prompt|prompt|assistant|chatgpt|language model|output|json)\b|\bas an ai\b|^(?:write|print|say|respond|reply|answer|tell me|give me|pretend|act)\b/iu;
const HOLLOW =
  /^(?:(?:i|we) (?:think|guess|know|mean|suppose|believe|remember|don['’]?t (?:know|remember|think|recall)|am not sure|was|were|am|do|did|had|have|would say|can['’]?t remember)|it (?:is|was|felt|seemed|happened|has|had|made|'s)|this|that|there (?:is|was|were|are)|you|to be honest|i['’]m|i['’]ve been|i was (?:born|about|around|just|only)|my name|i got to|i had to|i can)\b/iu;
/** A clause that ends here has lost its other half. */
const DANGLING =
  /\b(?:a|an|the|my|our|his|her|their|your|its|of|to|in|on|at|for|with|by|from|about|into|than|as|and|or|but|if|that|which|who|whom|whose|when|where|was|were|is|are|am|be|been|being|had|has|have|do|did|does|will|would|could|should|can|may|might|must|not|so|very|really|too|just|even|because|while|until|such|some|any|no|every|more|most|like|i|we|he|she|they|it|said|says|told me|told us|told him|told her|asked|(?<!(?:was|were|n['’]t|be|been|got) )(?:realized|realised)|decided|tried|started|began|got|went|made|let|making|getting|going|having|this|these|those|what|how|why|all|both|always|never|also|only|same|other|another|own|one|two|first|last|next|new|especially|particularly|mostly|maybe|perhaps|instead|only when|together)$/iu;
const REPORTED = /\b(?:said|says|told|asked|yelled|shouted|screamed|replied|answered)\b/iu;
const LIVING_VERB =
  /\b(?:i|we) (?:\w+ly |never |still |always )?(?:kept|stayed|built|learned|learnt|chose|decided|promised|stood|helped|found|gave|refused|carried|sang|climbed|fought|taught|listened|saved|shared|felt|feel|loved|love|knew|wanted|trusted|believed|believe|reali[sz]ed|understood|laughed|held|let|dreamed|hoped|grew|stopped|tried|pledged|missed|enjoyed|discovered|apologi[sz]ed|forgave|won|finished|earned|cherish|feared|worried|swore|vowed|admired|needed|offered|wish|wished|value|hope)\b/iu;

const FIRST_PERSON = /\b(?:i|we|me|my|us|our|myself)\b/iu;
/** Announcing a story is not telling it; a clause that waits for its other half is not whole. */
const VAGUE = /\b(?:ago|happened|something|event|recently|(?:this|that|such a) feeling|experienced?)\b/iu;
/** Says how it was, though it begins like an announcement. */
const JUDGED =
  /^it was (?:so |really |very )?(?:great|good|nice|wonderful|hard|amazing|strange|special|difficult|lovely|beautiful) (?:to|for|that|when)\b/iu;
const ABOUT_FEELINGS = /\b(?:this|that|such a|the) (?:feeling|emotion|situation)\b/iu;
const HALF =
  /^(?:when|while|after|before|since|as|once|if|which|who|whom|whose|where|how|why|what|for (?:instance|example)|in other words|i mean|(?:each|every|the (?:\p{L}+ ){0,4}?)(?:time|day|moment|night|week|year)(?: that| when)? (?:i|we|he|she|they|my|our))\b|\b\p{L}+ly (?:he|she|they|i|we|it)\b/iu;
/** Begins with a preposition and never comes to an I or a we: the tail of something. */
const TAIL =
  /^(?:despite|during|with|without|in|on|at|by|for|from|of|to|about|into|through|due to|except|including|such as|not to|rather than|like|than|instead of|thanks to)\b(?!.*\b(?:i|we)\b)/iu;
/** Errands and logistics, whatever else is in the clause. */
const TRIFLING =
  /\b(?:bus|car|bought|ordered|amazon|shift|set up|tickets?|food|drove|plane|flight|phone|app|dress(?:es)?|hotel|restaurants?|tax(?:es)?|income|percent|amount|payments?|invoice|paid|shops?|souvenirs?|lunch|dinner|breakfast|bathrooms?|parking|pictures?|photos?|store|email(?:ed)?|text(?:ed)?|budget|cruise|vacation|channel|minutes|miles|o['’]clock|pm|am)\b/u;

/** The clause most worth saying back; undefined when nothing in the answer lends itself to it. */
export function ownWords(answer: string, strongest: readonly string[] = []): OwnWords | undefined {
  let best: OwnWords | undefined;
  for (const clause of clausesOf(answer)) {
    const worth = worthOf(clause, strongest);
    if (worth >= WORTH_MIN && (best === undefined || worth > best.worth))
      best = { quote: clause.text, worth, kind: kindOf(clause) };
  }
  return best;
}

export function isSafeToSay(text: string): boolean {
  return !SENSITIVE.test(text) && !NOT_SPEECH.test(text) && !TO_THE_MACHINE.test(text) && !isProfane(text);
}

function worthOf(clause: Clause, strongest: readonly string[]): number {
  const { text } = clause;
  const words = text.split(/\s+/u);
  if (words.length < WORDS_MIN || words.length > WORDS_MAX || text.length > CHARACTERS_MAX) return 0;
  if (!isSafeToSay(text) || DANGLING.test(text) || /["“”]/u.test(text) || text === text.toUpperCase()) return 0;
  if (HALF.test(text) || TAIL.test(text) || ABOUT_FEELINGS.test(text)) return 0;
  if (REPORTED.test(clause.sentence) && /["“”]/u.test(clause.sentence)) return 0;
  const tags = tag(text);
  if (!isWhole(tags)) return 0;
  let worth = 1;
  if (/^(?:i|we)\b/iu.test(text)) worth += 0.9;
  else if (/\b(?:me|my|us|our)\b/iu.test(text)) worth += 0.6;
  else worth -= 0.6;
  if (LIVING_VERB.test(text)) worth += 1;
  if (LAYER_SIGNS.feeling.test(text)) worth += 1.2;
  if (LAYER_SIGNS.meaning.test(text)) worth += 0.5;
  if (HOLLOW.test(text)) worth -= LAYER_SIGNS.feeling.test(text) ? 0.3 : 1.6;
  if (tags.some(({ pos }) => pos === 'NOUN')) worth += 0.4;
  if (/^(?:he|she|they|him|it)\b/iu.test(text)) worth -= 0.4;
  if (words.length >= 4 && words.length <= 8) worth += 0.4;
  if (/\d/u.test(text)) worth -= 0.4;
  if (SAD.test(text)) worth -= 0.5;
  if (TRIFLING.test(text)) worth -= 0.6;
  if (VAGUE.test(text)) worth -= 1.2;
  if (JUDGED.test(text)) worth += 1.8;
  if (isTelling(clause)) worth += 0.5;
  if (SENSITIVE.test(clause.sentence)) worth -= 0.8;
  if (strongest.some((quote) => quote.includes(text))) worth += 0.8;
  return worth + clause.place * 0.2;
}

const TELLING_WORDS_MIN = 5;

function isTelling({ text }: Clause): boolean {
  const says = LIVING_VERB.test(text) || LAYER_SIGNS.feeling.test(text) || LAYER_SIGNS.meaning.test(text);
  return (
    says &&
    FIRST_PERSON.test(text) &&
    (!HOLLOW.test(text) || LAYER_SIGNS.feeling.test(text)) &&
    !TRIFLING.test(text) &&
    !VAGUE.test(text) &&
    text.split(/\s+/u).length >= TELLING_WORDS_MIN
  );
}

/** "I met a girl" is no picture yet. */
const SCENE_WORDS_MIN = 6;
const SEEN =
  /\b(?:i|we) (?:\w+ly )?(?:saw|sat|stood|ran|walked|played|met|heard|climbed|swam|sang|danced|watched|rode|came|opened|looked|built|cooked|rolled|carried)\b/iu;

function kindOf(clause: Clause): OwnWords['kind'] {
  if (isTelling(clause)) return 'telling';
  if (LAYER_SIGNS.feeling.test(clause.text)) return 'felt';
  return SEEN.test(clause.text) && clause.text.split(/\s+/u).length >= SCENE_WORDS_MIN ? 'scene' : 'plain';
}

/** Has a subject and a verb: words that can stand between quotation marks on their own. */
function isWhole(tags: readonly Tagged[]): boolean {
  const isVerb = ({ pos, word }: Tagged) => pos === 'AUX' || (pos === 'VERB' && !word.endsWith('ing'));
  const subject = tags.findIndex(({ pos }) => pos === 'PRON' || pos === 'NOUN' || pos === 'PROPN');
  const that = tags.findIndex(({ word }) => word.toLowerCase() === 'that');
  return subject >= 0 && tags.slice(subject).some(isVerb) && (that < 0 || tags.slice(that).some(isVerb));
}
