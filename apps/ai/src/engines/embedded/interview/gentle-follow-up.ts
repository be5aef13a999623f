import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import {
  ACT_MIN,
  FIRST_WORDS_MIN,
  GUILT_MIN_CERTAIN,
  GUILT_MIN_WRONG,
  STAYS_UNTIL,
  STAY_FOND_MAX,
  STAY_NOTHING_MAX,
  STAY_NOTHING_MAX_GOOD,
  VERY_HEAVY_MIN,
} from '../policy.ts';
import {
  kinWhoDied,
  mentionsDeath,
  tellsOfDearOne,
  tellsOfDeath,
  tellsOfDeathInPassing,
  tellsOfKnownDeath,
  whoDied,
} from '../text/told-death.ts';
import { isUnsure } from '../safety/safety-notice.ts';
import { tellsOfHarm } from '../text/hard-home.ts';
import { tellsOfSilence } from '../text/told-silence.ts';
import {
  asksToGoOn,
  closesSubject,
  firstWordsOf,
  isHeavy,
  isPainful,
  tellsHardKind,
  tellsStory,
  type ToldAnswer,
} from '../told-answer.ts';
import { complains, correctsSympathy } from './complaint.ts';
import { confessionOf } from './confession.ts';
import { kindToTakeUp } from './kind-to-take-up.ts';
import { asksOfToday, tellsOfToday, TODAY } from './topic-follow-ups.ts';
import {
  asksOfLoss,
  asksOfSame,
  GENTLE_FOLLOW_UPS,
  type GentleFollowUp,
  STAY,
  STAY_TODAY,
  stays,
} from './gentle-texts.ts';
import { asksForGood, asksForOwnWrong, LEADER, PERSON } from './topics.ts';

/** One question that stays with something hard, where going on to something else would seem not to have listened; each at most once. */
export function gentleFollowUp(told: readonly ToldAnswer[]): GentleFollowUp | undefined {
  const last = told.at(-1);
  if (last === undefined || closesSubject(last) || asksToGoOn(last) || complains(last)) return undefined;
  if (correctsSympathy(told)) return undefined;
  const isAsked = ({ id, text }: GentleFollowUp) =>
    told.some(({ item }) => item.follow_up === id || item.question.endsWith(text));
  const fresh = GENTLE_FOLLOW_UPS.filter((one) => !isAsked(one));
  const of = aboutOf(last);
  const found = fresh.find(({ about }) => about === of);
  if (found === undefined || told.some(({ item }) => asksOfSame(item.follow_up, found.about)))
    return isStayDue(told, last) ? stayWith(told, last, fresh) : undefined;
  if (!asksOfLoss(found.id)) return found;
  // Where a brother is told of as well, "him" is not clear.
  const kin = kinWhoDied(last.item.answer);
  return kin === undefined ? found : { ...found, text: found.text.replace(WHO_AT_END, `${kin}?`) };
}

/** Whoever has just said more about something hard is left in peace; and there must be room for other subjects. */
function isStayDue(told: readonly ToldAnswer[], last: ToldAnswer): boolean {
  const isSaid = stays(last.item.follow_up) || asksOfLoss(last.item.follow_up);
  const { nothing, fond } = last.reading.acts;
  const lightest = asksForGood(last.item.topic) ? STAY_NOTHING_MAX_GOOD : STAY_NOTHING_MAX;
  const isLight = nothing >= lightest || fond >= STAY_FOND_MAX;
  const isOfHardKind = tellsHardKind(last) && last.item.follow_up === undefined;
  const isHard = (isPainful(last) || isOfHardKind || confessionOf(last) !== undefined) && !isLight;
  // After a cry for help, or where a subject was closed, nobody is asked on.
  const isSpared = told.some((one) => closesSubject(one) || (one.act === 'crisis' && !isUnsure(one)));
  const asked = told.filter(({ item }) => item.follow_up !== undefined).length;
  return tellsStory(last) && isHard && !isSaid && !isSpared && asked < STAYS_UNTIL && told.length < BASE_QUESTIONS;
}

/** The question of what kind it is, or a general one. Nobody is asked how it is today who was just asked that, or has said it. */
function stayWith(
  told: readonly ToldAnswer[],
  last: ToldAnswer,
  fresh: typeof GENTLE_FOLLOW_UPS,
): GentleFollowUp | undefined {
  const taken = kindToTakeUp(told);
  const isTodayTold = asksOfToday(last.item.follow_up) || tellsOfToday(last);
  const askable = fresh.filter(({ kind }) => !(isTodayTold && kind === TODAY));
  return askable.find(({ about }) => about === taken) ?? askable.find(({ about }) => STAYING.includes(about));
}

const STAYING = [STAY_TODAY, STAY];

const WHO_AT_END = /(?:him|her|them)\?$/u;

/** "On Saturday he had the accident": a friend "who had done the same" would have done that. */
const MISFORTUNE = /\b(?:accident|crash(?:ed)?|stroke|heart attack)\b/iu;

function aboutOf(last: ToldAnswer): string | undefined {
  const { answer, follow_up, topic } = last.item;
  const { acts } = last.reading;
  const who = whoDied(answer);
  const confession = confessionOf(last);
  const isOfDeath = tellsOfDeath(answer) || mentionsDeath(answer);
  const isHarmed = tellsOfHarm(answer) || acts.hurt >= FIRST_WORDS_MIN;
  const isSilence = tellsOfSilence(answer) && !isOfDeath && !isHarmed && acts.heavy < VERY_HEAVY_MIN;
  const isWrong = firstWordsOf(last) === 'wrong' && Math.min(acts.guilt, acts.wrong) >= GUILT_MIN_CERTAIN;
  // Elsewhere what sounds like a fault is often somebody else's, or none.
  if (isWrong && last.act === 'guilt' && asksForOwnWrong(topic))
    return !isOfDeath && !MISFORTUNE.test(answer) && follow_up === undefined ? 'guilt' : undefined;
  if ((tellsStory(last) || last.act === 'abstract') && isSilence) return 'silence';
  if (last.act !== 'grief' && last.act !== 'story') return undefined;
  // Whoever tells of somebody else, and of a death in passing, is not asked about the dead.
  if ((topic === PERSON || topic === LEADER) && tellsOfDeathInPassing(answer)) return undefined;
  const isDear = tellsOfDearOne(answer) || (isHeavy(last) && tellsOfKnownDeath(answer));
  const isGuilty = acts.guilt >= ACT_MIN.guilt && acts.wrong >= GUILT_MIN_WRONG;
  return isDear && confession === undefined && !isGuilty && !tellsOfHarm(answer) ? who : undefined;
}
