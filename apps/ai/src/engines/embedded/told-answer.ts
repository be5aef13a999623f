import type { SurveyItem } from '@lf/contract/survey';
import {
  ACT_MIN,
  COPING_MIN,
  FIRST_WORDS_MIN,
  GRIEF_MIN_BEREAVED,
  GRIEF_MIN_CLOSE,
  GUILT_MIN_CERTAIN,
  GUILT_MIN_WRONG,
  HARD_LIGHT_MAX,
  HARD_MIN,
  HEAVY_MIN,
  LOSS_MIN_MOURNED,
  PAINFUL_MIN,
  QUESTION_UNMARKED_MIN,
  REFUSAL_MIN_LONG,
  REFUSAL_WORDS_LONG,
  STORY_MIN_CERTAIN,
  SURELY_LIGHT_MIN,
  THANKED_MIN,
  TOUCHING_MIN,
} from './policy.ts';
import type { Reader } from './reader/reader.ts';
import { FIRST_WORDS, type FirstWords, type Reading } from './reader/reading.ts';
import { askedAbout, asksAboutThis, asksUs, endsAsking, OFTEN_OF_STORY, OTHER, withoutEcho } from './asks-us.ts';
import { namedOutright } from './proposals/named-outright.ts';
import { asksForWords, asksOfGuilt, isGentle, offersToStay } from './interview/gentle-texts.ts';
import { isHardKind, kindOf } from './interview/taken-up.ts';
import { asksForGood, EARLIEST_MEMORY, HOME } from './interview/topics.ts';
import { isCrisis } from './safety/crisis.ts';
import { isGibberish } from './text/gibberish.ts';
import { tellsOfHardHome } from './text/hard-home.ts';
import { isOtherLanguage, wordsOf } from './text/language.ts';
import { mentionsDeath, tellsOfCloseDeath, tellsOfDeath } from './text/told-death.ts';

/** The class of an answer, decided before anything is asked or quoted; the first that applies. */
export type AnswerAct =
  | 'skipped'
  | 'crisis'
  | 'empty'
  | 'other-language'
  | 'gibberish'
  | 'refusal'
  | 'question-to-us'
  | 'grief'
  | 'guilt'
  | 'thin'
  | 'abstract'
  | 'story';

/** An answer with its class and the reader's scores. */
export interface ToldAnswer {
  readonly item: SurveyItem;
  readonly act: AnswerAct;
  readonly reading: Reading;
}

const THIN_WORDS_MAX = 6;
/** In longer answers a question that we cannot answer, or how to answer ours, is part of the story ("You want another one?"), unless it is put to the interviewer. */
const OTHER_QUESTION_WORDS_MAX = 40;
/** Answers that say in a word that there will be none. */
const DECLINED =
  /^(?:i (?:do(?:n['’]?t| not) (?:know|remember|want to (?:say|tell|answer))|have none|can(?:no|['’])?t (?:think of any(?:thing)?|say|remember))(?: any(?:thing)?| one| it| that| really| right now)*|idk|dunno|no idea|no|nope|none|nothing(?: (?:comes to mind|special|really))?|n\/?a|no comment|pass|next|skip(?: (?:it|this|that))?|never|whatever|not really)[\s.!…]*$/iu;

/** Reads answer by answer; an abort ends it before the next one. */
export async function readTold(
  reader: Reader,
  items: readonly SurveyItem[],
  signal?: AbortSignal,
): Promise<ToldAnswer[]> {
  const told: ToldAnswer[] = [];
  for (const item of items) {
    signal?.throwIfAborted();
    const { question } = item;
    const reading = await reader.read(item.skipped === true ? '' : item.answer, question);
    const isAdvice = asksOfGuilt(item.follow_up);
    const inDanger = item.skipped !== true && (await isCrisis(item.answer, reader, { question, isAdvice }));
    told.push({ item, reading, act: inDanger ? 'crisis' : await actOf(reader, item, reading) });
  }
  return told;
}

/** A happy memory of the family can read like one of a loss. Where something good was asked for, or the first thing that comes to mind, it is one only where a death is told. */
function mayMistakeGrief({ topic, answer }: SurveyItem): boolean {
  return asksForGood(topic) && !mentionsDeath(answer) && !tellsOfDeath(answer);
}

async function actOf(reader: Reader, item: SurveyItem, reading: Reading): Promise<AnswerAct> {
  const { answer } = item;
  if (item.skipped === true) return 'skipped';
  const words = wordsOf(answer);
  if (words.length === 0) return 'empty';
  if (DECLINED.test(answer.trim())) return 'refusal';
  if (isOtherLanguage(answer)) return 'other-language';
  if (isGibberish(answer)) return 'gibberish';
  // Whoever asks is answered first, also when they decline.
  const told = withoutEcho(answer);
  // What somebody would say to a friend is asked of the friend.
  const about = askedAbout(told)[0] ?? OTHER;
  const isAnswerable = about !== OTHER;
  const isOfQuestion = told === answer || told.includes('?') || asksAboutThis(told);
  const mayAsk = isOfQuestion && !asksForWords(item.follow_up);
  const isOfStory = words.length > OTHER_QUESTION_WORDS_MAX && (!isAnswerable || OFTEN_OF_STORY.has(about));
  // "What do you say to that." within something hard wants no answer.
  const isRhetorical = !isAnswerable && !told.includes('?') && reading.acts.heavy >= HEAVY_MIN;
  if (mayAsk && !isRhetorical && (await asksUs(reader, told, !isOfStory)))
    return isAnswerable || reading.acts.refusal < REFUSAL_MIN_LONG ? 'question-to-us' : 'refusal';
  for (const act of ['question-to-us', 'refusal', 'grief', 'guilt'] as const) {
    if (act === 'question-to-us' && !told.includes('?') && !(isAnswerable && asksWithoutMark(reading))) continue;
    if (act === 'question-to-us' && (!mayAsk || !endsAsking(told))) continue;
    // One word that is no refusal by itself is an answer, and often a joke.
    if (act === 'refusal' && (words.length === 1 || namedOutright(answer).length > 0)) continue;
    if (act === 'grief' && mayMistakeGrief(item)) continue;
    if (act === 'guilt' && reading.acts.wrong < (asksForGood(item.topic) ? GUILT_MIN_CERTAIN : GUILT_MIN_WRONG))
      continue;
    if (act === 'guilt' && NOT_MY_FAULT.test(answer)) continue;
    const isMourned = tellsOfCloseDeath(answer) || (act === 'grief' && reading.acts.loss >= FIRST_WORDS_MIN);
    if (isPain(act) && reading.acts.heavy < PAINFUL_MIN && !isMourned) continue;
    if (reading.acts[act] >= leastFor(act, item, reading, words.length))
      return act === 'refusal' && told.includes('?') && isAnswerable ? 'question-to-us' : act;
  }
  if (words.length <= THIN_WORDS_MAX) return 'thin';
  // Whoever says in general what is hard for them is not asked for an example.
  const isGeneral = reading.acts.abstract >= ACT_MIN.abstract && reading.acts.story < reading.acts.abstract;
  if (isGeneral && reading.acts.heavy < HEAVY_MIN) return 'abstract';
  const isThin = reading.acts.thin >= ACT_MIN.thin && reading.acts.heavy < HEAVY_MIN;
  return isThin && words.length < 2 * THIN_WORDS_MAX ? 'thin' : 'story';
}

/** Many type a question without its mark; "You tell me." is no question. */
function asksWithoutMark({ acts }: Reading): boolean {
  return acts['question-to-us'] >= QUESTION_UNMARKED_MIN && acts['question-to-us'] > acts.refusal;
}

const REFUSED =
  /\b(?:rather not|prefer not|(?:do not|don['’]?t) (?:want|wish|like) to (?:say|talk|tell|answer|speak|go)|no comment|pass|skip|none of your|private|leave (?:it|that)|(?:do not|don['’]?t) wanna|(?:can(?:no|['’]?)t|wo(?:n['’]?t| not)) (?:really )?(?:talk|speak|say|tell|answer|go|get) (?:about|into|that|this|it|on|any|there)|(?:am|['’]?m) not (?:going to|gonna|ready to|comfortable|able to|willing to)|too (?:personal|raw|private|much)|keep (?:that|this|it)(?: one)? to myself|between me and|belongs? to us|(?:do not|don['’]?t) discuss)\b/iu;
const NOT_MY_FAULT = /\b(?:not|wasn['’]?t|isn['’]?t) my fault\b/iu;
/** In so many words somebody declines an offer and answers the question after it. */
const OFFER_ANSWERED_WORDS = 20;
const NOT_REALLY = /^\W*no(?:t (?:really|much))?\b/iu;

function leastFor(
  act: keyof typeof ACT_MIN,
  { question, answer, follow_up }: SurveyItem,
  reading: Reading,
  words: number,
): number {
  if (act === 'grief' && tellsOfCloseDeath(answer)) return GRIEF_MIN_CLOSE;
  if (act === 'grief' && mentionsDeath(answer)) return GRIEF_MIN_BEREAVED;
  // "Not really. Maybe that I can sleep anywhere." is an answer to what somebody keeps of it.
  const isReply = follow_up !== undefined && NOT_REALLY.test(answer) && words > THIN_WORDS_MAX;
  // Nor does whoever says no to an offer, and then answers, refuse, or says of something hard that it is not good.
  const isDeclined = words < OFFER_ANSWERED_WORDS && (REFUSED.test(answer) || reading.acts.story < REFUSAL_MIN_LONG);
  const isOffered = words > THIN_WORDS_MAX && offersToStay(question) && !isDeclined;
  // Whoever says much in reply to a follow-up, or surely tells a story, refuses only in so many words.
  const isTold = follow_up !== undefined || reading.acts.story >= STORY_MIN_CERTAIN;
  const isFull = isGentle(follow_up) || (isTold && words >= REFUSAL_WORDS_LONG);
  if (act === 'refusal' && (isOffered || (isFull && !REFUSED.test(answer)))) return Number.POSITIVE_INFINITY;
  if (act === 'refusal' && (isReply || offersToStay(question) || words >= REFUSAL_WORDS_LONG)) return REFUSAL_MIN_LONG;
  return ACT_MIN[act];
}

/** Whether something is told that is hard to tell: a kind listener says a word before asking on, and asks for something easier. */
export function isHeavy({ act, item, reading }: ToldAnswer): boolean {
  if (act === 'grief') return true;
  return (
    (act === 'story' || act === 'guilt') && reading.acts.heavy >= (tellsOfDeath(item.answer) ? PAINFUL_MIN : HEAVY_MIN)
  );
}

/** Whether there is something painful in it: thanks are never out of place, and a question about the best day of a life would be. */
export function isTouching(one: ToldAnswer): boolean {
  const { act, reading } = one;
  return isHeavy(one) || act === 'guilt' || (act === 'story' && reading.acts.heavy >= TOUCHING_MIN);
}

/** Which words a kind listener would say first: those for what the answer is mainly about, where the reader is certain; `heavy`, which fit anything painful, where it is not. */
export function firstWordsOf(one: ToldAnswer): FirstWords | 'heavy' {
  const { acts } = one.reading;
  if (!tellsStory(one)) return 'nothing';
  const [best = 'nothing'] = FIRST_WORDS.toSorted((a, b) => acts[b] - acts[a]);
  const isCertain = acts[best] >= FIRST_WORDS_MIN && isHeavyEnough(best, acts);
  const otherwise = isTouching(one) || isHardAtHome(one) ? 'heavy' : 'nothing';
  // A memory of somebody who is mourned is not only a good one.
  const certain = best === 'fond' && acts.loss >= LOSS_MIN_MOURNED ? 'loss' : best;
  const isBlamed = best === 'wrong' && NOT_MY_FAULT.test(one.item.answer);
  const words = isCertain && !UNSAID.has(best) && !isBlamed ? certain : otherwise;
  if (!mayMistakeGrief(one.item)) return words;
  return (isFirstMemory(one) ? MISTAKEN_FIRST : MISTAKEN).has(words) ? 'nothing' : words;
}

/** Sympathy where none is called for is worse than thanks. */
function isHeavyEnough(words: FirstWords, { heavy, nothing }: Reading['acts']): boolean {
  if (words === 'hard' || words === 'hurt') return heavy >= HARD_MIN && nothing < HARD_LIGHT_MAX;
  return words !== 'wrong' || heavy >= PAINFUL_MIN;
}

/** Whoever was beaten at home tells it as if it were little, and the reader takes it for that; not where it is certain that the story is a light one. */
const isHardAtHome = ({ item, reading }: ToldAnswer): boolean =>
  item.topic === HOME && tellsOfHardHome(item.answer) && reading.acts.nothing < SURELY_LIGHT_MIN;

/** On what took courage nothing is said: whoever is proud of it does not want to hear that it was hard. */
const UNSAID: ReadonlySet<FirstWords> = new Set(['nothing', 'brave']);

/** Words that a happy memory does not call for; the first thing that somebody remembers may well have been hard, or hurt. */
const MISTAKEN_FIRST: ReadonlySet<FirstWords | 'heavy'> = new Set(['loss', 'heavy']);
const MISTAKEN: ReadonlySet<FirstWords | 'heavy'> = new Set([...MISTAKEN_FIRST, 'hard', 'hurt']);
const isFirstMemory = ({ item }: ToldAnswer): boolean => item.topic === EARLIEST_MEMORY;

const PAINFUL: ReadonlySet<FirstWords | 'heavy'> = new Set(['loss', 'hard', 'hurt', 'wrong', 'heavy']);

/** Whether the answer, or the words that it calls for, are painful: nobody asks on about it in general, and the next topic is an easier one. */
export function isPainful(one: ToldAnswer): boolean {
  return isHeavy(one) || PAINFUL.has(firstWordsOf(one)) || mayBeHard(one);
}

/** Whether there is anything that a kind listener would not pass over, however uncertain. */
export const mayHurt = (one: ToldAnswer): boolean => soundsHard(one) || tellsHardKind(one);

/** Whether what is told is certainly of a kind that is hard, whatever else the reader says about it. */
export function tellsHardKind(one: ToldAnswer): boolean {
  const kind = kindOf(one);
  return kind !== undefined && isHardKind(kind);
}

/** The same by the scores for first words, without the kind. */
export function soundsHard({ reading: { acts } }: ToldAnswer): boolean {
  return Math.max(acts.heavy, acts.wrong, acts.hard, acts.hurt, acts.loss) >= THANKED_MIN;
}

/** Not certain enough for sympathy, but enough to ask nothing more about it. */
function mayBeHard(one: ToldAnswer): boolean {
  const { acts } = one.reading;
  const isHard = Math.max(acts.hard, acts.hurt) >= FIRST_WORDS_MIN && acts.nothing < FIRST_WORDS_MIN;
  return isHard && tellsStory(one) && (isFirstMemory(one) || !mayMistakeGrief(one.item));
}

export const tellsStory = ({ act }: ToldAnswer): boolean => act === 'story' || act === 'grief' || act === 'guilt';

function isPain(act: AnswerAct): boolean {
  return act === 'grief' || act === 'guilt';
}

/** Said where somebody has told all they want to tell. */
const CLOSED =
  /\b(?:(?:i(?:['’]?d| would|['’]?ll)? |^)(?:much |really )?(?:prefer|rather|like) (?:to )?(?:leave it (?:there|at that)|not (?:to )?(?:talk|speak|say|go into))|(?<!\b(?:said|says|thought)[:,]? ?["“]?)i(?:['’]?ll| will) leave (?:it|that) (?:there|at that)(?=[.;!]|$)|i (?:do not|don['’]t) want to (?:talk|speak|say) (?:any )?more\b|(?<!\b(?:get|got|had|have|never|see|seen) )enough (?:about|of|on) (?:that|it|this)(?=[.,;!?]|$| now\b)|all i(?:(?:['’]?ll| will| want to|['’]?m going to| am going to) (?:say|tell)|['’]?m saying)(?=[.,;!?]|$| (?:about|on) (?:that|it|this)\b))|^\W*(?:(?:no|yes|ok|okay|then|thanks|thank you)\W+)*(?:(?:can|could) (?:we|i) have |i(?:['’]?d| would) like |let['’]?s (?:have|do) )?something (?:different|else),? please\b/iu;

/** Whether the person asks not to be asked further: nothing hard is asked of them after that. */
export function closesSubject({ act, item: { answer } }: ToldAnswer): boolean {
  return act !== 'skipped' && CLOSED.test(answer);
}

const GOES_ON =
  /(?:^|[.!?…\n])[^\S\n]*(?:(?:ok|okay|anyway|so|right|no)\W+)?(?:next (?:question|one|please)|(?:let['’]?s )?move on|nothing (?:more|else)(?: to (?:say|tell))?(?: (?:on|about) (?:that|it))?)\W*$/iu;

/** Whether the person asks for the next question: nobody stays with what they told. */
export const asksToGoOn = ({ item: { answer } }: ToldAnswer): boolean => GOES_ON.test(answer);

const NOT_READ: ReadonlySet<AnswerAct> = new Set([
  'skipped',
  'crisis',
  'empty',
  'other-language',
  'gibberish',
  'refusal',
]);

/** Whether the answer says what the person did under threat, with so much certainty. */
export function tellsCoping(one: ToldAnswer, least = COPING_MIN): boolean {
  return isReadable(one) && one.reading.sentences.some(({ coping }) => Math.max(...coping) >= least);
}

/** Whether sentences of the answer may be shown back and values read in it. Nothing of a refusal or a cry for help is. */
export function isReadable({ act }: ToldAnswer): boolean {
  return !NOT_READ.has(act);
}
