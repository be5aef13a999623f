import type { safetyNotice } from '@lf/contract/survey';
import type * as z from 'zod/mini';
import { EARLIEST_MEMORY, HOME } from '../interview/topics.ts';
import { CRISIS_SURE_MIN, CRISIS_SURE_MIN_CHILD } from '../policy.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { isByLowScore } from './crisis.ts';

type Notice = z.infer<typeof safetyNotice>;

const RESOURCES = [
  'In immediate danger: your local emergency number (112 in the European Union, 911 in the US and Canada, 999 in the UK)',
  'Anywhere: findahelpline.com lists free and confidential helplines by country',
  'US and Canada: call or text 988, at any hour',
  'UK and Ireland: Samaritans, 116 123, free at any hour',
];

/** Fits someone in danger, someone remembering it, and someone who lost a person that way. It neither asks nor names a condition. */
export const SAFETY_NOTICE: Notice = {
  message:
    'What you wrote may be heavy, and I am a program: I cannot be there for you the way a person can. If you or someone else may be in danger, or if this is hard to carry today, please talk to someone now. You can stop here at any time. If I misread you, just go on; nothing you wrote is lost.',
  resources: RESOURCES,
};

/** Where a low score alone raised it, as harmless answers do: one line beside the next question, which interrupts nobody. */
const UNSURE_NOTICE: Notice = {
  message: 'Looking back can stir things up. If you need someone to talk to, or somebody is in danger:',
  resources: RESOURCES,
  unsure: true,
};

const CHILD_TOPICS: ReadonlySet<string | undefined> = new Set([EARLIEST_MEMORY, HOME]);
const AGE = '(?:[3-9]|1[0-5]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)';
const AS_CHILD = new RegExp(
  `\\bI(?: was| must have been| think I was|['’]d (?:be|have been))(?: only| just| about| maybe| around| perhaps| like)* ${AGE}\\b(?! (?:hours|days|weeks|months))|\\b(?:maybe|about) ${AGE} years? old\\b|\\bas a (?:child|kid|boy|girl)\\b|\\bwhen I was (?:small|little|young|a (?:child|kid|boy|girl))\\b`,
  'iu',
);
const TODAY =
  /\b(?:now|nowadays|tonight|today|nights|lately|again|still|yesterday|these days|(?:last|this) (?:night|morning|week|month))\b/iu;

/** What somebody tells of their childhood, where we ask for it, has cuts and beatings in it that are long over; not where it speaks of today. */
export function isUnsure({ act, item: { topic, follow_up, answer }, reading }: ToldAnswer): boolean {
  const isOfChild = CHILD_TOPICS.has(topic) && follow_up === undefined && AS_CHILD.test(answer) && !TODAY.test(answer);
  return act === 'crisis' && isByLowScore(answer, reading, isOfChild ? CRISIS_SURE_MIN_CHILD : CRISIS_SURE_MIN);
}

export function safetyNoticeFor(one: ToldAnswer): Notice {
  return isUnsure(one) ? UNSURE_NOTICE : SAFETY_NOTICE;
}
