import type { ReadSentence } from '../reader/reading.ts';
import { wordsOf } from '../text/language.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** What is quoted of an answer: from its first to its last sentence, without those in the gap. */
export interface Scene {
  readonly from: number;
  readonly to: number;
  readonly gap?: Gap | undefined;
}

/** First and last sentence left out between. */
export type Gap = readonly [first: number, last: number];

/** The scene as it was written. */
export function sceneText({ item, reading }: ToldAnswer, { from, to, gap }: Scene): string {
  const cut = (a: number, b: number) =>
    item.answer.slice(reading.sentences[a]?.start, reading.sentences[b]?.end).replaceAll(/\s+/gu, ' ');
  return gap === undefined ? cut(from, to) : `${cut(from, gap[0] - 1)} … ${cut(gap[1] + 1, to)}`;
}

export function isIn({ from, to, gap }: Scene, at: number): boolean {
  return at >= from && at <= to && !(gap !== undefined && at >= gap[0] && at <= gap[1]);
}

export function wordsIn(sentences: readonly ReadSentence[], scene: Scene): number {
  return sumIn(sentences, scene, wordCount);
}

/** Looks at the sentences of the scene alone: the answer may be long. */
export function sumIn(
  sentences: readonly ReadSentence[],
  scene: Scene,
  of: (sentence: ReadSentence) => number,
): number {
  return sentences
    .slice(scene.from, scene.to + 1)
    .reduce((sum, sentence, at) => sum + (isIn(scene, scene.from + at) ? of(sentence) : 0), 0);
}

const wordCounts = new WeakMap<ReadSentence, number>();

export function wordCount(sentence: ReadSentence): number {
  const count = wordCounts.get(sentence) ?? wordsOf(sentence.quote).length;
  wordCounts.set(sentence, count);
  return count;
}
