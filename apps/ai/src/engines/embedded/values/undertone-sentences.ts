import type { SurveyItem } from '@lf/contract/survey';
import { catalogue } from '../catalogue/catalogue.ts';
import { isDisavowed } from '../evidence/negation.ts';
import { readSentence } from '../evidence/read-sentence.ts';
import { isSaidPlainly } from '../evidence/second-look.ts';
import { speakerOf } from '../evidence/speaker.ts';
import { isPainful } from '../gate/painful.ts';
import { INTIMATE, SENSITIVE } from '../gate/sensitive-words.ts';
import { isPublic, isQuotable, isTellingSentence, quotability } from '../quote.ts';
import { sentencesOf, wordCount } from '../text/sentences.ts';

const WORDS_MIN = 6;
const UNDERTONE_MIN = 0.45;
/** It need not be said, but the sentence must speak for the value more than any sentence does. */
const LIFT_MIN = 0.06;
/** The value must be among the first few that the sentence comes near to. */
const RANK_MAX = 4;

interface Candidate {
  readonly name: string;
  readonly quote: string;
  readonly worth: number;
}

/**
 * For values that run underneath without being said: the sentence that comes nearest to each, and each sentence for one value only.
 * It is shown as that, never as evidence; what hurts is not held up for the sake of a guess.
 */
export async function undertoneSentences(
  values: readonly string[],
  items: readonly SurveyItem[],
  quotedAlready: ReadonlySet<string>,
): Promise<Map<string, string>> {
  if (values.length === 0) return new Map();
  const candidates: Candidate[] = [];
  for (const { answer } of items) {
    for (const { quote } of sentencesOf(answer)) {
      if (!maySpeak(quote, answer)) continue;
      const near = (await readSentence(quote))
        .filter(({ undertone }) => undertone >= UNDERTONE_MIN)
        .toSorted((a, b) => b.undertone - a.undertone);
      for (const { value, undertone, lift } of near.slice(0, RANK_MAX)) {
        const name = catalogue[value]?.name ?? '';
        if (values.includes(name) && lift >= LIFT_MIN && isSaidPlainly(name, quote))
          candidates.push({ name, quote, worth: undertone + quotability(quote) });
      }
    }
  }
  const nearest = new Map<string, string>();
  const taken = new Set(quotedAlready);
  for (const { name, quote } of candidates.toSorted((a, b) => b.worth - a.worth || a.name.localeCompare(b.name))) {
    if (nearest.has(name) || taken.has(quote)) continue;
    nearest.set(name, quote);
    taken.add(quote);
  }
  return nearest;
}

function maySpeak(quote: string, answer: string): boolean {
  if (wordCount(quote) < WORDS_MIN || speakerOf(quote) === 'other' || !isTellingSentence(quote) || isDisavowed(quote))
    return false;
  if (INTIMATE.test(answer) || isPainful(answer)) return false;
  return isPublic(quote) && isQuotable(answer) && !SENSITIVE.test(quote) && !isPainful(quote);
}
