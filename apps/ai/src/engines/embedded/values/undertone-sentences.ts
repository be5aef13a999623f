import type { SurveyItem } from '@lf/contract/survey';
import { catalogue } from '../catalogue/catalogue.ts';
import { readSentence } from '../evidence/read-sentence.ts';
import { speakerOf } from '../evidence/speaker.ts';
import { isPublic, isQuotable, isTellingSentence, quotability } from '../quote.ts';
import { sentencesOf, wordCount } from '../text/sentences.ts';

const WORDS_MIN = 6;
const UNDERTONE_MIN = 0.45;
/** The value must be among the first few that the sentence comes near to. */
const RANK_MAX = 4;

/** For values that run underneath without being said: the sentence that comes nearest to each. It is shown as that, never as evidence. */
export async function undertoneSentences(values: readonly string[], items: readonly SurveyItem[]): Promise<Map<string, string>> {
  const nearest = new Map<string, { quote: string; worth: number }>();
  if (values.length === 0) return new Map();
  for (const { answer } of items) {
    for (const { quote } of sentencesOf(answer)) {
      if (wordCount(quote) < WORDS_MIN || speakerOf(quote) === 'other' || !isTellingSentence(quote)) continue;
      if (!isPublic(quote) || !isQuotable(quote, answer)) continue;
      const near = (await readSentence(quote)).filter(({ undertone }) => undertone >= UNDERTONE_MIN).toSorted((a, b) => b.undertone - a.undertone);
      for (const { value, undertone } of near.slice(0, RANK_MAX)) {
        const name = catalogue[value]?.name ?? '';
        const worth = undertone + quotability(quote);
        if (values.includes(name) && worth > (nearest.get(name)?.worth ?? 0)) nearest.set(name, { quote, worth });
      }
    }
  }
  return new Map([...nearest].map(([name, { quote }]) => [name, quote]));
}
