import type { SurveyItem } from '@lf/contract/survey';

/** Shorter pieces prove nothing: "I was there" stands in many answers. */
const QUOTE_WORDS_MIN = 6;
/** A quoted word or two is a figure of speech, not a quotation. */
const SPOKEN_WORDS_MIN = 3;

export interface FoundQuote {
  readonly quote: string;
  readonly answer: number;
  readonly start: number;
  readonly end: number;
}

/** Where a quote stands in the answers, in the person's own characters. Models straighten quotation marks and spaces; words must match exactly. */
export function findQuote(quote: string, survey: readonly SurveyItem[]): FoundQuote | undefined {
  const wanted = plain(quote).replace(/^[\s"']+|[\s"']+$/g, '');
  if (wordCount(wanted) < QUOTE_WORDS_MIN) return undefined;
  for (const [answer, item] of survey.entries()) {
    const start = plain(item.answer).indexOf(wanted);
    if (start === -1) continue;
    const end = start + wanted.length;
    return { quote: item.answer.slice(start, end), answer, start, end };
  }
  return undefined;
}

/** True when every passage a text puts in quotation marks was really said. */
export function quotesOnlyWhatWasSaid(text: string, said: readonly string[]): boolean {
  const sources = said.map(plain);
  return [...plain(text).matchAll(/"([^"]{1,400})"/g)].every(([, spoken = '']) => {
    const words = spoken.replace(/^[\s.…,;:!?]+|[\s.…,;:!?]+$/g, '');
    return wordCount(words) < SPOKEN_WORDS_MIN || sources.some((source) => source.includes(words));
  });
}

/** One character for one character, so that offsets hold. */
function plain(text: string): string {
  return text
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s/g, ' ');
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
