let segmenter: Intl.Segmenter | undefined;

/** Words as the writing system has them, with or without spaces. */
export function countWords(text: string): number {
  // Made when there is something to count: it takes a slow phone a moment.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1;
  return words;
}
