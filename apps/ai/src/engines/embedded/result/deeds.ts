import { withoutSpeech } from './who-acts.ts';

/** One deed of the person's own, told in the past: no rule, whatever it shows. */
const DEED_ONCE =
  /\b(?:i|we)(?:['’](?:d|ve))?(?: (?:then|just|also|still|finally))? (?:\p{L}{2,}ed|ran|went|said|told|took|put|gave|got|came|sat|stood|brought|found|paid|bought|left|did|was|were|had|made|let|knew|held|built|wrote|threw|drove|saw|heard|thought|felt|began|spoke|rang|broke|kept|lost|met|led|ate|chose|forgot|caught|taught|sold|sent|spent|won|rode|sang|hid|hit|cut|shut|grew|became|understood)\b|\b(?:it|there|that|this|he|she|they) (?:was|were|had)\b/iu;
const SINCE =
  /\b(?:since|ever|never|always|now(?:adays)?|today|still|whenever|rule|from then|to this day|these days)\b/iu;

/** Whether the sentence tells of one time, and not of how the person lives. */
export function isOneDeed(sentence: string): boolean {
  const text = withoutSpeech(sentence);
  return DEED_ONCE.test(text) && !SINCE.test(text);
}

const AMENDS =
  /(?:\b(?:i|we)\b|^(?:then |so |and )?(?:went|rang|phoned|wrote|came|took|told|said|apologi[sz]ed)\b)(?:(?! never\b)[^.;])*?\b(?:apologi[sz]ed|(?:said|say|told|tell|admitted|wrote|phoned|rang|asked)\b[^.;]*?\b(?:sorry|wrong|mistake|my fault|out of order|false|forgive(?:ness)?))\b|^(?:then )?(?:apologi[sz]ed|said sorry)\b/iu;
const NOT_AMENDED = /\b(?:never|not|n['’]?t|she|he|they) (?:said sorry|say sorry|apologi[sz]ed?)\b|\btoo late\b/iu;

/** Whether the person makes up for what they did: says it to somebody, or asks to be forgiven. */
export function isAmends(sentence: string): boolean {
  const text = withoutSpeech(sentence);
  return AMENDS.test(text) && !NOT_AMENDED.test(text);
}

const I_OR_WE = /\b(?:i|we)(?:['’]\p{L}+)?\b/iu;
const NOW = /\b(?:since(?: then)?|now(?:adays)?|today|from then|to this day|these days|from now)\b/iu;
const PRESENT =
  /\b(?:i|we)(?: (?:always|never|also|just|only|still))* (?:ask|tell|say|go|wait|listen|let|keep|give|take|put|make|try|check|start|call|write|stop|look|want|will|do(?:n['’]?t| not)|don['’]?t)\b/iu;
const ADMITTED = /\b(?:usually|sometimes|too often|i can be|get out of)\b/iu;

/** Whether the sentence tells what the person does now, and not what went wrong. */
export function isKept(sentence: string): boolean {
  const text = withoutSpeech(sentence);
  return I_OR_WE.test(text) && !isOneDeed(sentence) && !ADMITTED.test(text) && (NOW.test(text) || PRESENT.test(text));
}
