import { WORD_FREQUENCY_PHRASES_MAX } from '../limits.ts';
import { valueKey } from '../value-name.ts';

export interface PhraseCount {
  readonly phrase: string;
  readonly count: number;
}

/** Neither a letter, a mark nor a digit may touch the phrase: 'art' is not detected in 'start'. */
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{N}]/u;

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ');
}

function countWhole(phrase: string, story: string): number {
  let count = 0;
  for (let at = story.indexOf(phrase); at >= 0; at = story.indexOf(phrase, at + 1)) {
    const before = story.slice(Math.max(at - 2, 0), at);
    const after = story.slice(at + phrase.length, at + phrase.length + 2);
    if (!ENDS_IN_WORD.test(before) && !BEGINS_IN_WORD.test(after)) count += 1;
  }
  return count;
}

/** In stories that are folded already: a list of phrases is looked for in the same ones. */
function countIn(foldedStories: readonly string[], phrase: string): number {
  const folded = fold(phrase).trim();
  if (folded === '') return 0;
  return foldedStories.reduce((sum, story) => sum + countWhole(folded, story), 0);
}

/** Counts one phrase after the other in the same stories. */
export function phraseCounter(stories: readonly string[]): (phrase: string) => number {
  const folded = stories.map(fold);
  return (phrase) => countIn(folded, phrase);
}

/**
 * The phrases detected in the stories, most frequent first, at most 14. Equally frequent ones keep the order of the
 * list they came from, so the same stories always give the same answer.
 */
export function wordFrequency(stories: readonly string[], phrases: readonly string[]): readonly PhraseCount[] {
  const distinct = [...new Map(phrases.toReversed().map((phrase) => [valueKey(phrase), phrase])).values()].toReversed();
  const countOf = phraseCounter(stories);
  return distinct
    .map((phrase) => ({ phrase, count: countOf(phrase) }))
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
    .slice(0, WORD_FREQUENCY_PHRASES_MAX);
}

const QUOTE_CHARACTERS_MAX = 240;
const SENTENCE = /[^.!?…\n]+[.!?…]*[”"’»)]*/gu;

/** The first whole sentence the phrase stands in, as the person wrote it; undefined when there is none short enough. */
export function sentenceWith(phrase: string, story: string): string | undefined {
  return (story.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .find((sentence) => sentence.length <= QUOTE_CHARACTERS_MAX && phraseCounter([sentence])(phrase) > 0);
}
