import { ALONE_MIN, RULE_MIN } from '../policy.ts';
import { isShowable } from '../quotable.ts';
import type { ReadSentence } from '../reader/reading.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { begun, placeOf } from './passages.ts';
import { isOpenAtStart, namesNobody, pointsBack } from './points-back.ts';
import { countWords, isLaterPart } from './sentence-parts.ts';

const PASSAGE_WORDS_MAX = 52;
/** A shorter passage gets the sentence before it, or else the one after it, where that tells something. */
const PASSAGE_WORDS_FEW = 12;
/** What says how the person lives needs less around it. */
const RULE_WORDS_FEW = 7;
const NEIGHBOR_TELLING_MIN = 0.6;
/** A passage that begins with "Punished." begins nowhere. */
const FIRST_WORDS_MIN = 3;

/** A sentence of the answers with those beside it that a reader needs, nothing left out between; undefined where that is too much. */
export function inContext(quote: string, answers: readonly ToldAnswer[]): string | undefined {
  const place = placeOf(quote, answers);
  const told = place && answers[place.answer];
  if (place === undefined || told === undefined) return undefined;
  const first = startOf(told, place.at);
  if (first === undefined) return undefined;
  const { sentences } = told.reading;
  const [from, to] = lengthened(sentences, first, place.at);
  return begun(told.item.answer.slice(sentences[from]?.start, sentences[to]?.end).replaceAll(/\s+/gu, ' '));
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
