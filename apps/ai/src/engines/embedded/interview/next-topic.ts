import { BASE_QUESTIONS } from '@lf/domain/question-budget';
import { hash } from '../pick.ts';
import type { Pair } from '../proposals/propose-values.ts';
import { isUnsure } from '../safety/safety-notice.ts';
import { tellsOfHardHome } from '../text/hard-home.ts';
import { tellsOfDeath } from '../text/told-death.ts';
import { tellsOfSilence } from '../text/told-silence.ts';
import { ADMITTED_MIN, PAINFUL_MIN, THANKED_MIN, VERY_HEAVY_MIN } from '../policy.ts';
import {
  type AnswerAct,
  closesSubject,
  isHeavy,
  isPainful,
  isTouching,
  tellsCoping,
  tellsHardKind,
  type ToldAnswer,
} from '../told-answer.ts';
import { isStrongCry, retractsCry } from './about-notice.ts';
import { correctsSympathy } from './complaint.ts';
import { confessionOf } from './confession.ts';
import { isGentle, offersToStay } from './gentle-texts.ts';
import { isJustTold, tellsOfBestDay, tellsOfBoss } from './just-told.ts';
import {
  asksForOwnWrong,
  BASE_TOPICS,
  CONFLICT,
  EARLIEST_MEMORY,
  EXTRA_TOPICS,
  HIGH_POINT,
  HOME,
  isHardTopic,
  LAUGHTER,
  LEADER,
  LOW_POINT,
  PEACE,
  PERSON,
  TURNING_POINT,
  type Topic,
} from './topics.ts';

/** How far ahead of the natural order a topic may be taken: an interview that leaps from first memory to worst conflict is no conversation. */
const WINDOW = 3;
/** How people protect themselves is told in a conflict and hardly elsewhere: it is asked at the latest here. */
const CONFLICT_FROM = BASE_QUESTIONS - 4;
/** And not right after something that may be hard, as long as there is time for it later. */
const CONFLICT_LAST = BASE_QUESTIONS - 2;

/** What can be asked right after something painful, the first that is left: a place that is calm, what others did for the person, what they did for others. Of ten rounds of played interviews raters winced at a question about work that went well in 22 of 116 ratings, at one about the place in 1 of 60. */
const AFTER_PAIN: readonly ReadonlySet<string>[] = [
  new Set([PEACE]),
  new Set(['help-received', 'old-friend', 'really-heard']),
  new Set(['gave-something']),
];
/** What nobody wants to be asked right after something that may have been hard. */
const NOT_AFTER_HARD: ReadonlySet<string> = new Set([
  HIGH_POINT,
  LAUGHTER,
  LEADER,
  'free-hours',
  'left-better',
  'quiet-pride-at-work',
]);
/** One right after the other would seem to ask the same again. */
const TOO_NEAR: readonly ReadonlySet<string | undefined>[] = [
  new Set([PEACE, HIGH_POINT]),
  new Set(['help-received', 'old-friend', 'really-heard']),
];
const NEEDS_LIGHT: ReadonlySet<AnswerAct> = new Set(['skipped', 'crisis', 'refusal', 'grief', 'guilt']);

/** Not of a friend whom one has lost sight of. */
const tellsOfEstrangement = ({ item, reading: { acts } }: ToldAnswer): boolean =>
  tellsOfSilence(item.answer) && Math.max(acts.heavy, acts.wrong) >= THANKED_MIN;

/** The topic to open next; undefined when every one has been asked. */
export function nextTopic(told: readonly ToldAnswer[], known: readonly Pair[], seed: string): Topic | undefined {
  if (told.length === 0) return BASE_TOPICS.find(({ id }) => id === EARLIEST_MEMORY);
  const asked = new Set(told.map(({ item }) => item.topic));
  // Whoever told what they did in a conflict, or of somebody they do not speak to any more, is not asked for one as if nothing had been said.
  if (told.some((one) => tellsCoping(one) || tellsOfEstrangement(one))) asked.add(CONFLICT);
  // Nor whoever told of somebody they worked under, for another.
  if (told.some((one) => one.item.topic === PERSON && tellsOfBoss(one))) asked.add(LEADER);
  if (told.some(({ item }) => item.topic === LEADER)) asked.add(PERSON);
  if (told.some(({ item }) => tellsOfHardHome(item.answer))) asked.add(HOME);
  if (told.some(tellsOfBestDay)) asked.add(HIGH_POINT);
  // Nor whoever told of a loss, or of much that is hard, for a hard time; nor after something that is hard to bear for a day that changed their life.
  const isVeryHard = told.some(({ reading }) => reading.acts.heavy >= VERY_HEAVY_MIN);
  const isLoss = told.some((one) => one.act === 'grief' || one.act === 'crisis' || tellsOfDeath(one.item.answer));
  if (isLoss || isVeryHard || told.filter(isHeavy).length > 1) asked.add(LOW_POINT);
  if (isVeryHard) asked.add(TURNING_POINT);
  // Nor for a friend, whose friend died or hurt them.
  const isOfFriend = ({ item }: ToldAnswer) => /\bfriend\b/iu.test(item.answer);
  if (told.some((one) => isOfFriend(one) && (tellsOfDeath(one.item.answer) || isPainful(one)))) asked.add('old-friend');
  // Nor whoever has just told something painful, or confessed twice, for another thing that they are not proud of.
  const isConfession = (one: ToldAnswer) => one.act === 'guilt' || confessionOf(one) !== undefined;
  const last = told.at(-1);
  const isTouched = last !== undefined && isTouching(last);
  const isAdmitted = last !== undefined && Math.min(last.reading.acts.guilt, last.reading.acts.wrong) >= ADMITTED_MIN;
  const isClosed = isTouched || isAdmitted || told.slice(-2).some(isConfession) || told.filter(isConfession).length > 1;
  // One answer that hardly sounds like danger spares nothing; two do.
  const cries = told.filter(({ act }) => act === 'crisis');
  const isSpared = cries.length > 1 || cries.some((one) => !isUnsure(one)) || told.some(closesSubject);
  const isAfterPain =
    last !== undefined &&
    !correctsSympathy(told) &&
    (last.act === 'crisis' ||
      retractsCry(told) ||
      told.slice(-2).some(isStrongCry) ||
      (last.act === 'refusal' && last.reading.acts.heavy >= PAINFUL_MIN) ||
      isPainful(last) ||
      isConfession(last) ||
      tellsOfDeath(last.item.answer) ||
      isGentle(last.item.follow_up) ||
      last.item.topic === LOW_POINT);
  const mayBeHard =
    last !== undefined &&
    (tellsOfSilence(last.item.answer) ||
      offersToStay(last.item.question) ||
      tellsHardKind(last) ||
      Math.max(last.reading.acts.heavy, last.reading.acts.wrong) >= THANKED_MIN);
  // Something hard waits a little then.
  const isPutOff = mayBeHard && told.length < CONFLICT_LAST;
  // Nobody is left with something hard at the end.
  const isLast = told.length === BASE_QUESTIONS - 1;
  const isLightNeeded =
    isLast ||
    isSpared ||
    isAfterPain ||
    isPutOff ||
    isHardTopic(last?.item.topic) ||
    (last !== undefined && NEEDS_LIGHT.has(last.act));
  const near = TOO_NEAR.find((topics) => topics.has(last?.item.topic));
  const isOutOfPlace = (id: string) =>
    near?.has(id) === true ||
    (isClosed && asksForOwnWrong(id)) ||
    (mayBeHard && NOT_AFTER_HARD.has(id)) ||
    isJustTold(id, told);
  const open = (topics: readonly Topic[]) => {
    const unasked = topics.filter(({ id }) => !asked.has(id) && !isOutOfPlace(id));
    const easy = unasked.filter(({ weight }) => weight === 'light');
    const calm = AFTER_PAIN.map((ids) => easy.filter(({ id }) => ids.has(id))).find(({ length }) => length > 0);
    const light = isAfterPain && calm !== undefined ? calm : easy;
    const bearable = isLast ? unasked.filter(({ id }) => !isHardTopic(id)) : unasked;
    // After a cry for help, or where somebody closed a subject, nothing hard is asked as long as there is anything else.
    return isSpared || isLightNeeded ? light : bearable;
  };
  const base = open(BASE_TOPICS);
  const conflict = base.find(({ id }) => id === CONFLICT);
  if (told.length < BASE_QUESTIONS && base.length > 0 && !isAfterPain) {
    if (conflict && told.length >= CONFLICT_FROM) return conflict;
    return leastKnown(base.slice(0, WINDOW), known, seed);
  }
  const extra = open(EXTRA_TOPICS);
  const begun = extra.filter(({ pack }) => EXTRA_TOPICS.some((topic) => topic.pack === pack && asked.has(topic.id)));
  return leastKnown(begun.length > 0 ? begun : extra, known, seed) ?? leastKnown(remaining(asked), known, seed);
}

function remaining(asked: ReadonlySet<string | undefined>): readonly Topic[] {
  return [...BASE_TOPICS, ...EXTRA_TOPICS].filter(({ id }) => !asked.has(id));
}

/** The one whose values the answers so far tell least about. */
function leastKnown(topics: readonly Topic[], known: readonly Pair[], seed: string): Topic | undefined {
  const certainty = ({ values }: Topic) =>
    values.reduce(
      (sum, value) => sum + Math.max(0, ...known.filter((pair) => pair.value === value).map(({ own }) => own)),
      0,
    ) / values.length;
  return topics
    .map((topic) => ({ topic, known: certainty(topic), tie: hash(`${seed}${topic.id}`) }))
    .toSorted((a, b) => a.known - b.known || a.tie - b.tie)[0]?.topic;
}
