import { valueNamed } from '../catalogue/catalogue.ts';
import { isOneDeed } from './deeds.ts';
import { actorOf, withoutSpeech } from './who-acts.ts';

/** What somebody says of themself who was not honest, not kind or not brave. */
const CONCEALED =
  /\bi (?:\p{L}+ )?(?:lied|pretended|hid|faked)\b|\bi (?:said|told \p{L}+) nothing\b|\bi never told\b|\b(?:made (?:it|one) up|a lie|covered it up|kept it (?:quiet|from))\b|\btold (?:him|her|them|everyone|everybody|my \p{L}+) (?:that )?(?:i was (?:fine|on|at)|it had|i lost)\b/iu;
/** "The lying I would not pass on, I still do that." */
const OWN_LIES = /\b(?:my|the) (?:lying|lies)\b|\bi still (?:lie|pretend)\b/iu;
const WOUNDED =
  /\b(?:i(?:['’](?:d|ve))?(?: then| just| also)?|^)(?: (?:snapped|shouted|yelled|screamed|sneered|laughed) (?:at|along)|.{0,12}\b(?:humiliated|shamed|mocked|bullied|insulted|belittled))\b|^snapped at\b|\btalked over (?:him|her|them)\b|\b(?:rotten|cruel|nasty|mean|horrible) thing to say\b|\bi was (?:a cow|rude|cold|cruel|nasty|unkind|harsh)\b|\bi (?:became|went|grew|got) (?:very )?(?:cold|cruel|nasty)\b/iu;
const AFRAID =
  /\bi was (?:\p{L}+ )?(?:afraid|scared|frightened)\b(?!.*\bbut i\b)|\b(?:did not|didn['’]?t) dare\b|\bcoward(?:ly|ice)?\b/iu;

const BY_VALUE: Readonly<Record<string, RegExp>> = Object.fromEntries([
  ...['Honesty', 'Transparency', 'Integrity', 'Trust', 'Authenticity', 'Accountability'].map((value) => [
    value,
    CONCEALED,
  ]),
  ...['Kindness', 'Compassion', 'Empathy', 'Respect', 'Courtesy', 'Tolerance', 'Acceptance'].map((value) => [
    value,
    WOUNDED,
  ]),
  ...['Courage', 'Boldness'].map((value) => [value, AFRAID]),
]);

/** Whether the sentence tells of a deed against this value, whatever was asked. */
export function fallsShort(sentence: string, value: string): boolean {
  const pattern = BY_VALUE[valueNamed(value)?.name ?? value];
  if (pattern === undefined) return false;
  if (pattern === CONCEALED && OWN_LIES.test(withoutSpeech(sentence))) return true;
  return (
    actorOf(sentence) !== 'other' &&
    (isOneDeed(sentence) || /^\p{L}+ed\b/iu.test(sentence)) &&
    pattern.test(withoutSpeech(sentence))
  );
}
