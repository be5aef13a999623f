import { ACT_MIN, GUILT_MIN_CERTAIN, GUILT_MIN_WRONG } from '../policy.ts';
import {
  kinWhoDied,
  mentionsDeath,
  tellsOfDearOne,
  tellsOfDeath,
  tellsOfDeathInPassing,
  tellsOfKnownDeath,
  whoDied,
} from '../text/told-death.ts';
import { closesSubject, firstWordsOf, isHeavy, type ToldAnswer } from '../told-answer.ts';
import { complains } from './complaint.ts';
import { confessionOf } from './confession.ts';
import { asksOfLoss, GENTLE_FOLLOW_UPS, type GentleFollowUp } from './gentle-texts.ts';
import { asksForOwnWrong, LEADER, PERSON } from './topics.ts';

/** One question that stays with a loss or a confession, where going on to something else would seem not to have listened; each at most once. */
export function gentleFollowUp(told: readonly ToldAnswer[]): GentleFollowUp | undefined {
  const last = told.at(-1);
  if (last === undefined || closesSubject(last) || complains(last)) return undefined;
  const found = GENTLE_FOLLOW_UPS.get(aboutOf(last) ?? '');
  const isAsked = ({ id, text }: GentleFollowUp) =>
    told.some(({ item }) => item.follow_up === id || item.question.endsWith(text));
  if (found === undefined || isAsked(found)) return undefined;
  if (!asksOfLoss(found.id)) return found;
  if (told.some(({ item }) => asksOfLoss(item.follow_up))) return undefined;
  // Where a brother is told of as well, "him" is not clear.
  const kin = kinWhoDied(last.item.answer);
  return kin === undefined ? found : { ...found, text: found.text.replace(WHO_AT_END, `${kin}?`) };
}

const WHO_AT_END = /(?:him|her|them)\?$/u;

function aboutOf(last: ToldAnswer): string | undefined {
  const { answer, follow_up, topic } = last.item;
  const { acts } = last.reading;
  const who = whoDied(answer);
  const confession = confessionOf(last);
  const isOfDeath = tellsOfDeath(answer) || mentionsDeath(answer);
  const isWrong = firstWordsOf(last) === 'wrong' && Math.min(acts.guilt, acts.wrong) >= GUILT_MIN_CERTAIN;
  // Elsewhere what sounds like a fault is often somebody else's, or none.
  if (isWrong && last.act === 'guilt' && asksForOwnWrong(topic))
    return !isOfDeath && follow_up === undefined ? 'guilt' : undefined;
  if (last.act !== 'grief' && last.act !== 'story') return undefined;
  // Whoever tells of somebody else, and of a death in passing, is not asked about the dead.
  if ((topic === PERSON || topic === LEADER) && tellsOfDeathInPassing(answer)) return undefined;
  const isDear = tellsOfDearOne(answer) || (isHeavy(last) && tellsOfKnownDeath(answer));
  const isGuilty = acts.guilt >= ACT_MIN.guilt && acts.wrong >= GUILT_MIN_WRONG;
  return isDear && confession === undefined && !isGuilty ? who : undefined;
}
