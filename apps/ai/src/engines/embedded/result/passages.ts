import type { SurveyItem, ToldSentence } from '@lf/contract/survey';
import { CONFLICT, isAboutSomebody } from '../interview/topics.ts';
import { ALONE_MIN, RULE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import type { Reader } from '../reader/reader.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { wordsOf } from '../text/language.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { isAdmission, isAmends, isKept, isOneDeed } from './deeds.ts';
import { isOpenAtStart, namesNobody, namesSomebody, pointsBack } from './points-back.ts';
import { type Actor, actorOf } from './who-acts.ts';

/** Words of the person's that can be understood where they are quoted: a sentence, and those around it that it needs. */
export interface Passage {
  /** Verbatim; " … " stands where sentences are left out. */
  readonly text: string;
  readonly actor: Actor;
  /** That it says how the person lives; 0 where it tells of one time. */
  readonly rule: number;
  readonly topic?: string | undefined;
  /** It answers the question of its topic, not a further one. */
  readonly isDirect: boolean;
  /** Whom or what it points to is not quoted with it. */
  readonly isOpen: boolean;
  /** It tells how the person made up for something, or of something they regret: that shows a value only to those who know the rest. */
  readonly regret?: 'admission' | 'amends' | 'regret' | undefined;
  /** The one sentence that counts, where there is no room for the others. */
  readonly brief?: Passage | undefined;
  /** Index into the answers, and of its first and last sentence; none where it was written by hand. */
  readonly place?: { readonly answer: number; readonly from: number; readonly to: number } | undefined;
}

/** Indexes of the first and the last sentence, and of the one that counts. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

export type ToldPassage = Passage & { readonly values: readonly string[] };

const PASSAGE_WORDS_MAX = 52;
/** A shorter passage gets the sentence before it, or else the one after it, where that tells something. */
const PASSAGE_WORDS_FEW = 12;
/** What says how the person lives needs less around it. */
const RULE_WORDS_FEW = 7;
const NEIGHBOR_TELLING_MIN = 0.6;
/** A passage that begins with "Punished." begins nowhere. */
const FIRST_WORDS_MIN = 3;
const NAME_WORDS_MAX = 8;

/** The passages of the sentences that the person put under their values, in the order of `told`; overlapping ones become one. */
export async function toldPassages(
  reader: Reader,
  told: readonly ToldSentence[],
  answers: readonly ToldAnswer[],
): Promise<ToldPassage[]> {
  const found: ToldPassage[] = [];
  for (const { value, quote } of told) {
    const said = found.map(({ text }) => text).join(' ');
    const passage = passageOf(quote, answers, said) ?? (await byHand(reader, quote));
    const same = found.findIndex((one) => isOverlapping(one, passage));
    const other = found[same];
    const joined = other && joinedOf(answers, other, passage);
    if (joined) found[same] = { ...joined, values: [...other.values, value] };
    else found.push({ ...(isSaid(passage, said) ? (passage.brief ?? passage) : passage), values: [value] });
  }
  return found;
}

/** Whether a sentence of the passage stands in an earlier one. */
function isSaid({ text }: Passage, said: string): boolean {
  return sentencesOf(text).some(({ quote }) => said.includes(quote));
}

/** Both passages as one, where that is not too long. */
function joinedOf(answers: readonly ToldAnswer[], one: Passage, other: Passage): Passage | undefined {
  if (one.place === undefined || other.place === undefined) return one;
  const from = Math.min(one.place.from, other.place.from);
  const to = Math.max(one.place.to, other.place.to);
  if (from === one.place.from && to === one.place.to) return one;
  const { answer } = one.place;
  if (countWords(answers[answer]?.reading.sentences.slice(from, to + 1) ?? []) > PASSAGE_WORDS_MAX) return undefined;
  return { ...excerptAt(answers, answer, { from, to, at: from }), isOpen: one.isOpen && other.isOpen };
}

export function isOverlapping(one: Passage, other: Passage): boolean {
  if (one.place === undefined || other.place === undefined) return one.text === other.text;
  const { answer, from, to } = other.place;
  return one.place.answer === answer && one.place.from <= to && from <= one.place.to;
}

/** What somebody wrote for a value stands as they wrote it. */
async function byHand(reader: Reader, quote: string): Promise<Passage> {
  const { sentences } = await reader.read(quote);
  const rule = isOneDeed(quote) ? 0 : Math.max(0, ...sentences.map((one) => one.rule));
  return { text: quote, actor: actorOf(quote), rule, isDirect: false, isOpen: false };
}

function placeOf(quote: string, answers: readonly ToldAnswer[]): { answer: number; at: number } | undefined {
  for (const [answer, one] of answers.entries()) {
    const at = isReadable(one) ? one.reading.sentences.findIndex((sentence) => sentence.quote === quote) : -1;
    if (at >= 0) return { answer, at };
  }
  return undefined;
}

/** The passage of a sentence that stands in the answers. `said` is not said again. */
export function passageOf(quote: string, answers: readonly ToldAnswer[], said = ''): Passage | undefined {
  const place = placeOf(quote, answers);
  return place && passageAt(answers, place.answer, place.at, said);
}

/** The sentence with those before it that say whom it speaks of; a very short one with a sentence beside it. */
function passageAt(answers: readonly ToldAnswer[], answer: number, at: number, said: string): Passage {
  const told = answers[answer];
  if (told === undefined) throw new Error('no such answer');
  const { item, reading } = told;
  const { sentences } = reading;
  const first = startOf(told, at);
  const naming = first === undefined ? namingSentence(sentences, at, item) : undefined;
  const [from, to] = lengthened(sentences, first ?? at, at);
  const excerpt = excerptAt(answers, answer, { from, to, at });
  return {
    ...excerpt,
    text: naming === undefined || said.includes(naming) ? excerpt.text : `${naming} … ${excerpt.text}`,
    isOpen: first === undefined && naming === undefined,
    ...(to > from || naming !== undefined ? { brief: understoodAlone(briefAt(answers, answer, at)) } : {}),
  };
}

function understoodAlone(passage: Passage): Passage | undefined {
  return passage.isOpen ? undefined : passage;
}

/** The sentence alone. */
export function briefAt(answers: readonly ToldAnswer[], answer: number, at: number): Passage {
  const alone = excerptAt(answers, answer, { from: at, to: at, at });
  const [told, own] = [answers[answer], answers[answer]?.reading.sentences[at]];
  return { ...alone, isOpen: pointsBack(alone.text) || (told && own ? isLaterPart(told, own) : false) };
}

/** A stretch of an answer; who acts in it and whether it is a rule is read in sentence `at`. */
export function excerptAt(answers: readonly ToldAnswer[], answer: number, { from, to, at }: Stretch): Passage {
  const told = answers[answer];
  const own = told?.reading.sentences[at];
  if (told === undefined || own === undefined) throw new Error('no such sentence');
  const { item, reading } = told;
  const before = reading.sentences.slice(0, at).map(({ quote }) => quote);
  return {
    text: begun(item.answer.slice(reading.sentences[from]?.start, reading.sentences[to]?.end).replaceAll(/\s+/gu, ' ')),
    actor: actorOf(own.quote, before),
    rule: isOneDeed(own.quote) ? 0 : Math.min(own.rule, reading.sentences[from]?.rule ?? 0),
    topic: item.topic,
    isDirect: item.follow_up === undefined,
    isOpen: false,
    regret: regretOf(told, own),
    place: { answer, from, to },
  };
}

function regretOf({ item, act }: ToldAnswer, { quote, side, rule }: ReadSentence): Passage['regret'] {
  if (isAmends(quote)) return isAdmission(quote) ? 'admission' : 'amends';
  if (item.topic === CONFLICT || act === 'guilt') return isKept(quote, rule) ? undefined : 'regret';
  return side === 'short' && isOneDeed(quote) ? 'regret' : undefined;
}

/** "And I ask the quiet ones first.", "That you own what you did.": what it is added to, or answers, is not quoted. */
const ADDED =
  /^(?:(?:and|but|so|also)(?:,? ))+(?=\p{L})(?:that (?=(?:i|you|we|people)\b))?|^that (?=(?:i|you|we|people|nobody|everybody|somebody|someone|the|an?|\p{L}+ (?:is|are|can|should))\b)/iu;

function begun(text: string): string {
  const rest = text.replace(ADDED, '');
  return rest === text ? text : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** Whether the sentence is a later part of a long one. */
export function isLaterPart({ item }: ToldAnswer, { start }: ReadSentence): boolean {
  return /[\p{L}\p{N},;:–—-]\s*$/u.test(item.answer.slice(0, start)) && !/\n\s*$/u.test(item.answer.slice(0, start));
}

/**
 * Where the passage begins so that nothing in it points back, and as far as there is room with a sentence that the reader thinks can be understood
 * alone; undefined where that is too far away.
 */
function startOf(told: ToldAnswer, at: number): number | undefined {
  const { sentences } = told.reading;
  let enough: number | undefined;
  for (let from = at; from >= 0; from -= 1) {
    const passage = sentences.slice(from, at + 1);
    const isFit =
      countWords(passage) <= PASSAGE_WORDS_MAX && passage.slice(0, -1).every(({ quote }) => isShowable(quote));
    if (from < at && !isFit) return enough;
    const [start, ...others] = passage;
    if (start === undefined || isLaterPart(told, start)) continue;
    const isBegun = from === at || countWords([start]) >= FIRST_WORDS_MIN;
    const isClosed = !(from === 0 && told.item.follow_up === undefined ? isOpenAtStart : pointsBack)(
      start.quote,
      others.map(({ quote }) => quote),
    );
    if (!isBegun || !isClosed) continue;
    if (from === 0 || start.alone >= ALONE_MIN) return from;
    enough ??= from;
  }
  return enough;
}

/** "Tasha, the old night manager.": where the question asked for somebody, the sentence that says who it is. */
function namingSentence(sentences: readonly ReadSentence[], at: number, item: SurveyItem): string | undefined {
  const own = sentences[at];
  if (own === undefined || !isAboutSomebody(item.topic) || item.follow_up !== undefined || !namesNobody(own.quote))
    return undefined;
  const [first] = sentences;
  const naming =
    sentences.slice(0, at).find(({ quote }) => namesSomebody(quote) && !pointsBack(quote)) ??
    (at > 0 && first !== undefined && isNameAlone(first.quote) ? first : undefined);
  if (naming === undefined || !isShowable(naming.quote)) return undefined;
  return countWords([naming, own]) <= PASSAGE_WORDS_MAX ? naming.quote : undefined;
}

/** Somebody who types without capitals: "tasha, old night manager". */
function isNameAlone(sentence: string): boolean {
  return countWords([{ quote: sentence }]) <= NAME_WORDS_MAX && !/\b(?:i|you|we)\b/iu.test(sentence);
}

function lengthened(sentences: readonly ReadSentence[], from: number, at: number): readonly [number, number] {
  const words = countWords(sentences.slice(from, at + 1));
  const isHelpful = (one: ReadSentence | undefined) =>
    one !== undefined &&
    one.telling >= NEIGHBOR_TELLING_MIN &&
    isShowable(one.quote) &&
    words + countWords([one]) <= PASSAGE_WORDS_MAX;
  const [own, next] = [sentences[at], sentences[at + 1]];
  // A question is told for the sake of its answer.
  if (
    /\basked\b/iu.test(own?.quote ?? '') &&
    /^(?:he|she) (?:said|says|told)\b/iu.test(next?.quote ?? '') &&
    isHelpful(next)
  )
    return [from, at + 1];
  const isRule = (own?.rule ?? 0) >= RULE_MIN;
  if (words > (isRule ? RULE_WORDS_FEW : PASSAGE_WORDS_FEW)) return [from, at];
  const before = sentences[from - 1];
  const isStart = before !== undefined && countWords([before]) >= FIRST_WORDS_MIN && !pointsBack(before.quote);
  if (isStart && isHelpful(before)) return [from - 1, at];
  const withNext = sentences.slice(from, at + 2).map(({ quote }) => quote);
  return isHelpful(next) && !namesNobody(withNext.join(' ')) ? [from, at + 1] : [from, at];
}

function countWords(sentences: readonly Pick<ReadSentence, 'quote'>[]): number {
  return sentences.reduce((sum, { quote }) => sum + wordsOf(quote).length, 0);
}
