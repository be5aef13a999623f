import { GUILT_MIN_CERTAIN } from '../policy.ts';
import { readTable } from '../texts/table.ts';
import { tellsOfDearOne, tellsOfKnownDeath, whoDied } from '../text/told-death.ts';
import { closesSubject, isHeavy, type ToldAnswer } from '../told-answer.ts';
import { complains } from './complaint.ts';
import { confessionOf } from './confession.ts';

interface GentleFollowUp {
  readonly id: string;
  readonly text: string;
}

/** By what they ask about: `guilt`, and `him`, `her` or `them` who died. */
export const GENTLE_FOLLOW_UPS: ReadonlyMap<string, GentleFollowUp> = new Map(
  readTable('gentle-follow-ups').map(([about = '', id = '', text = '']) => [about, { id, text }]),
);

/** One question that stays with a loss or a confession, where going on to something else would seem not to have listened; each at most once. */
export function gentleFollowUp(told: readonly ToldAnswer[]): GentleFollowUp | undefined {
  const last = told.at(-1);
  if (last === undefined || closesSubject(last) || complains(last)) return undefined;
  const found = GENTLE_FOLLOW_UPS.get(aboutOf(last) ?? '');
  const isAsked = ({ id, text }: GentleFollowUp) =>
    told.some(({ item }) => item.follow_up === id || item.question.endsWith(text));
  if (found === undefined || isAsked(found)) return undefined;
  return asksOfLoss(found.id) && told.some(({ item }) => asksOfLoss(item.follow_up)) ? undefined : found;
}

/** Whether this follow-up asks about somebody who died. */
export function asksOfLoss(id: string | undefined): boolean {
  return ['him', 'her', 'them'].some((who) => GENTLE_FOLLOW_UPS.get(who)?.id === id);
}

function aboutOf(last: ToldAnswer): string | undefined {
  const who = whoDied(last.item.answer);
  if (confessionOf(last) === 'guilt') {
    const isCertain = last.reading.acts.guilt >= GUILT_MIN_CERTAIN;
    return isCertain && who === undefined && last.item.follow_up === undefined ? 'guilt' : undefined;
  }
  if (last.act !== 'grief' && last.act !== 'story') return undefined;
  const { answer } = last.item;
  const isDear = tellsOfDearOne(answer) || (isHeavy(last) && tellsOfKnownDeath(answer));
  return isDear && confessionOf(last) === undefined ? who : undefined;
}
