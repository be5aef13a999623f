import { RULE_MIN } from '../policy.ts';
import { withoutSpeech } from './who-acts.ts';

/** One deed of the person's own, told in the past: no rule, whatever it shows. */
const DEED_ONCE =
  /\b(?:i|we)(?:['’](?:d|ve))?(?: (?:then|just|also|still|finally))? (?:\p{L}{2,}ed|ran|went|said|told|took|gave|got|came|sat|stood|brought|found|paid|bought|left|did|was|were|had|made|knew|held|built|wrote|threw|drove|saw|heard|thought|felt|began|spoke|rang|broke|kept|lost|met|led|ate|chose|forgot|caught|taught|sold|sent|spent|won|rode|sang|hid|grew|became|understood)\b|\b(?:it|there|that|this|he|she|they) (?:was|were|had)\b/iu;
/** The same in the past and now. */
const DEED_OR_HABIT = /\b(?:i|we)(?: (?:then|just|also|still|finally))? (?:put|let|hit|cut|shut|set)\b/iu;
const HABIT =
  /\b(?:i|we)(?: (?:always|never|also|just|only|still))* (?:ask|tell|say|go|wait|listen|keep|give|take|make|try|check|start|call|write|stop|look|want|will|do(?:n['’]?t| not)|don['’]?t)\b/iu;
const SINCE =
  /\b(?:since|now(?:adays)?|today|still|whenever|rule|from then|after that|to this day|these days)\b|^never\b|^\P{L}{0,9}(?:[\p{L}'’]+[^\p{L}'’]+){0,7}?(?:i|we)(?:['’]ve| have| had)? (?:never|always)\b/iu;

/** Longer sentences are not shown; some patterns would take long on them. */
const CHARACTERS_READ = 400;

function plainOf(sentence: string): string {
  return withoutSpeech(sentence.slice(0, CHARACTERS_READ));
}

/** Whether the sentence tells of one time, and not of how the person lives. */
export function isOneDeed(sentence: string): boolean {
  const text = plainOf(sentence);
  const isDeed = DEED_ONCE.test(text) || (DEED_OR_HABIT.test(text) && !HABIT.test(text));
  return isDeed && !SINCE.test(text);
}

/** Who makes up for it: "I", or a verb at the beginning. */
const WHO = String.raw`(?:\b(?:i|we)\b|^(?:then |so |and )?(?:went|rang|phoned|wrote|came|took|told|said|apologi[sz]ed)\b)(?:(?! never\b)[^.;])*?`;
const SAID = String.raw`\b(?:said|say|told|tell|admitted|wrote|phoned|rang|asked)\b[^.;]*?`;
const ADMITTED_TO = new RegExp(
  String.raw`${WHO}${SAID}\b(?:wrong|mistake|my (?:\p{L}+ )?(?:fault|screw|doing)|what i(?:['’]d| had)? done|false)\b`,
  'iu',
);
const SORRY = new RegExp(
  String.raw`${WHO}(?:\bapologi[sz]ed\b|${SAID}\b(?:sorry|out of order|forgive(?:ness)?|pardon)\b|\basked (?:her|his|their) pardon\b)|^(?:then )?(?:apologi[sz]ed|said sorry)\b`,
  'iu',
);
const NOT_AMENDED = /\b(?:never|not|n['’]?t|she|he|they) (?:said sorry|say sorry|apologi[sz]ed?)\b|\btoo late\b/iu;

/** Whether the person makes up for what they did: says it to somebody, or asks to be forgiven. */
export function isAmends(sentence: string): boolean {
  const text = plainOf(sentence);
  return (SORRY.test(text) || ADMITTED_TO.test(text)) && !NOT_AMENDED.test(text);
}

/** Whether they say what they did, which is more than being sorry. */
export function isAdmission(sentence: string): boolean {
  return isAmends(sentence) && ADMITTED_TO.test(plainOf(sentence));
}

const I_OR_WE = /\b(?:i|we)(?:['’]\p{L}+)?\b/iu;
const NOW = /\b(?:since(?: then)?|now(?:adays)?|today|from then|to this day|these days|from now)\b/iu;
const ADMITTED =
  /\b(?:not (?:clever|proud of)|i still do (?:that|it) and|if i am|usually|sometimes|too often|i can be|get out of)\b/iu;

/** Whether the sentence tells what the person does now, and not what went wrong. `rule`: that it says how they live, as it was read. */
export function isKept(sentence: string, rule = 0): boolean {
  const text = plainOf(sentence);
  if (!I_OR_WE.test(text) || isOneDeed(sentence) || ADMITTED.test(text)) return false;
  return NOW.test(text) || HABIT.test(text) || rule >= RULE_MIN;
}

const TODAY =
  /\b(?:i|we) still\b|\bto this day\b|\b(?:now(?:adays)?|these days|today|since then|ever since)\b(?! and (?:again|then)\b)|\bevery (?:single )?(?:day|morning|evening|night|week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
const NOT_GLAD =
  /\b(?:i still (?:think|feel|miss|wonder|regret|hate|cry|dream|hear|see|can|do not|don['’]?t|lie|pretend|have not|haven['’]?t)|miss(?:es)? (?:him|her|them|it)|regret|asham\p{L}*|guilt\p{L}*|afraid|scared|sorry|alone|cr(?:y|ies)|hurts?|sad|lost|angry|can(?:no|['’])t|cannot|hardly|no longer|any ?more|sometimes)\b/iu;

/** Whether the sentence tells what the person does today, and nothing that weighs on them. */
export function isToday(sentence: string): boolean {
  const text = plainOf(sentence);
  return TODAY.test(text) && I_OR_WE.test(text) && !isOneDeed(sentence) && !ADMITTED.test(text) && !NOT_GLAD.test(text);
}
