const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words as the writing system has them, with or without spaces. */
export function countWords(text: string): number {
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1;
  return words;
}
