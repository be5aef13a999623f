import { describe, expect, it, vi } from 'vitest';
import { countWords } from './word-count.ts';

const bySegmenter = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;

describe('the words of an answer', () => {
  it.each([
    '',
    '  \n ',
    'One.',
    "I didn’t know, and I don't know now: 3.5 years, 1,000 days.",
    'A well-known story – told twice (or more)!',
    'Möwen über Århus, naïve façade, año',
    'Мы жили у моря. Ήταν καλοκαίρι.',
    'كان أبي يعمل في الميناء',
    'हम समुद्र के पास रहते थे',
    '私たちは海の近くに住んでいました',
    'เราอยู่ใกล้ทะเล',
  ])('are counted as the writing system has them: %s', (text) => {
    expect(countWords(text)).toBe(bySegmenter(text));
  });

  it('are counted without the costly table where words have spaces between them', () => {
    const made = vi.spyOn(Intl, 'Segmenter');
    countWords('We lived near the sea.');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
