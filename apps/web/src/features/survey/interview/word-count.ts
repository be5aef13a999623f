let segmenter: Intl.Segmenter | undefined;

/** Writing without spaces between the words: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** “Don’t”, “3.5” and “e.g” are one word each. */
const WORDS = /[\p{L}\p{M}\p{N}_]+(?:['’.,:·][\p{L}\p{M}\p{N}_]+)*/gu;

/** Words as the writing system has them, with or without spaces. */
export function countWords(text: string): number {
  if (!UNSPACED.test(text)) return text.match(WORDS)?.length ?? 0;
  // Made for those who need it alone: it takes a slow phone a tenth of a second.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  let words = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) words += 1;
  return words;
}
