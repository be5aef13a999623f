import { BASE_QUESTIONS, EXTRA_QUESTIONS_STEP } from '@lf/domain/question-budget';
import { pickFresh } from '../pick.ts';
import * as policy from '../policy.ts';
import { wordsOf } from '../text/language.ts';
import { tellsOfDeath } from '../text/told-death.ts';
import { tellsOfHardHome } from '../text/hard-home.ts';
import { asksToGoOn, closesSubject, isPainful, tellsCoping, type ToldAnswer } from '../told-answer.ts';
import { confessionOf } from './confession.ts';
import { fitOf, followUps } from './follow-ups.ts';
import { GENTLE_FOLLOW_UPS, isGentle } from './gentle-texts.ts';
import { kindToTakeUp } from './kind-to-take-up.ts';
import { LAST_SENTENCES, tellsOfToday, TODAY, TOPIC_FOLLOW_UPS } from './topic-follow-ups.ts';
import { asksForGood, CONFLICT, EARLIEST_MEMORY, isAboutNoEvent, MADE } from './topics.ts';

interface Chosen {
  readonly id: string;
  readonly text: string;
}

const ANY_TOPIC = 'any';
/** Asked after a conflict where the person did not say what they did, and only there. */
const COPING = 'coping';
/** What happened so lately has left nothing yet; it is said at the beginning. */
const LATELY =
  /\b(?:(?<!\b(?:like|were|was) )yesterday|(?:this|last) (?:morning|night|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?! of\b)|(?:an?|one|two|three|four|few|couple of|\d{1,2}) (?:days?|weeks?|months?) (?:ago|back))\b/iu;
/** Kind of those that ask what was learned: not asked where somebody ended with that. */
const LESSON = 'lesson';
const LEARNED = /\b(?:taught|showed) me\b|\bI(?:['’]ve| have)? (?:learn(?:ed|t)|reali[sz]ed|understood)\b/iu;
const FIRST_SENTENCES = 2;
/** Kind of the follow-ups that begin with condolences. They are not asked: a loss has its own question (`gentle-follow-up.ts`). */
const LOSS = 'loss';
/** Kind of the follow-ups that ask for one time it happened. They are not asked: only after a story is one asked, and there it was just told. */
const EXAMPLE = 'example';

/** "Where does that show in what you do today?": of five times that it was asked played people raters or the people themselves disliked four. */
const SELDOM_FITS: ReadonlySet<string> = new Set(['f1113']);

/** An authored question about the last answer, where one is due: that of the kind of what was told, the best match of the library if it fits well, or one that fits its topic. */
export function chooseFollowUp(told: readonly ToldAnswer[], seed: string): Chosen | undefined {
  const last = told.at(-1);
  if (last === undefined || last.item.follow_up !== undefined || last.act !== 'story') return undefined;
  // Nobody is asked on about what is hard to tell, about a death that they told in passing, or about what they have closed.
  if (isPainful(last) || confessionOf(last) !== undefined) return undefined;
  if (mayBeTooHard(last)) return undefined;
  if (tellsOfDeath(last.item.answer) || tellsOfHardHome(last.item.answer)) return undefined;
  if (closesSubject(last) || asksToGoOn(last)) return undefined;
  if (wordsOf(last.item.answer).length < policy.FOLLOW_UP_WORDS_MIN || !isDue(told)) return undefined;
  const used = new Set(told.map(({ item }) => item.follow_up));
  const asked = new Set(told.map(({ item }) => item.question));
  const isFresh = ({ id, text }: Chosen) => !used.has(id) && !asked.has(text);
  // After a conflict we ask what the person did, unless they told it; nobody is asked for what they just told.
  const isCopingTold = tellsCoping(last, policy.COPING_MIN_NOT_ASKED);
  const isCopingWanted = last.item.topic === CONFLICT && !isCopingTold;
  const ending = last.reading.sentences.slice(-LAST_SENTENCES);
  const isTodayTold = tellsOfToday(last);
  const beginning = last.reading.sentences.slice(0, FIRST_SENTENCES).map(({ quote }) => quote);
  // What exists today because somebody made it is there today.
  const isTodayUnfit = last.item.topic === MADE || LATELY.test(beginning.join(' '));
  const isLessonTold = isTodayTold || ending.some(({ quote }) => LEARNED.test(quote));
  const isAskable = ({ kind }: { readonly kind: string }) =>
    kind !== LOSS &&
    kind !== EXAMPLE &&
    !(kind === TODAY && (isTodayTold || isTodayUnfit)) &&
    !(kind === LESSON && isLessonTold);
  const fits = (kind: string) => (kind === COPING ? !isCopingTold : !isCopingWanted);
  const open = TOPIC_FOLLOW_UPS.filter((one) => isFresh(one) && isAskable(one));
  // What fits a story seldom fits the first thing that somebody remembers.
  const isOfStory = last.item.topic !== EARLIEST_MEMORY;
  const kind = kindToTakeUp(told);
  const ofKind = open.filter((one) => one.topic === kind && fits(one.kind));
  if (isOfStory && ofKind.length > 0) return pickFresh(ofKind, () => 0, seed);
  const [best] = followUps()
    .filter(
      (followUp) => isFresh(followUp) && isAskable(followUp) && fits(followUp.kind) && !SELDOM_FITS.has(followUp.id),
    )
    .map((followUp) => ({ followUp, fit: fitOf(followUp, last.reading.match) }))
    .toSorted((a, b) => b.fit - a.fit);
  if (isOfStory && best !== undefined && best.fit >= policy.FOLLOW_UP_GOOD) return best.followUp;
  const forTopic = open.filter((one) => one.topic === (isCopingWanted ? COPING : last.item.topic));
  const ofAny = isAboutNoEvent(last.item.topic) ? [] : open.filter((one) => one.topic === ANY_TOPIC);
  const options = forTopic.length > 0 ? forTopic : ofAny;
  return options.length === 0 ? undefined : pickFresh(options, () => 0, seed);
}

/** In general nobody is asked on about what is rather hard than light: it is thanked for, and more of it may be told. */
function mayBeTooHard({ item: { topic }, reading: { acts } }: ToldAnswer): boolean {
  const isHard = Math.max(acts.heavy, acts.hard, acts.hurt, acts.loss) >= policy.NOT_ASKED_ON_MIN;
  return isHard && topic !== CONFLICT && !asksForGood(topic);
}

/** Follow-ups are spread over the interview: one after every second answer from the first on, later where that one asks for none. */
function isDue(told: readonly ToldAnswer[]): boolean {
  const isBase = told.length < BASE_QUESTIONS;
  const inBlock = (told.length - BASE_QUESTIONS) % EXTRA_QUESTIONS_STEP;
  const block = isBase ? told : told.slice(told.length - inBlock);
  const done = block.filter(({ item }) => item.follow_up !== undefined).length;
  // An answer about a conflict always gets a follow-up, and questions that stay with something hard leave less room for others.
  const isConflict = told.at(-1)?.item.topic === CONFLICT;
  const most =
    !isConflict && block.some(({ item }) => isGentle(item.follow_up))
      ? policy.FOLLOW_UPS_WANTED
      : policy.FOLLOW_UPS_MAX;
  if (done >= (isBase ? most : 1)) return false;
  const total = isBase ? BASE_QUESTIONS : EXTRA_QUESTIONS_STEP;
  const wanted = isBase ? policy.FOLLOW_UPS_WANTED : 1;
  return isConflict || (wanted - done) * 2 >= total - block.length || block.length > done * 2;
}

/** The id of a follow-up by its text, for callers that send none. */
export function followUpAsked(question: string): string | undefined {
  const plain = question.replace(/ your \p{L}+\?$/u, ' them?');
  return [...followUps(), ...TOPIC_FOLLOW_UPS, ...GENTLE_FOLLOW_UPS].find(
    ({ text }) => question.endsWith(text) || plain.endsWith(text),
  )?.id;
}
