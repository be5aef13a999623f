import type { Evidence, TellingSentence, ValueDriverGroups } from '@lf/contract/survey';
import { ALTERNATIVES_MAX } from '@lf/contract/limits';
import { catalogue, valueNamed } from '../catalogue/catalogue.ts';
import * as policy from '../policy.ts';
import type { QuotableSentence } from '../quotable.ts';
import { namedOutright } from './named-outright.ts';

/** A value in a sentence. */
export interface Pair {
  readonly value: string;
  readonly sentence: QuotableSentence;
  /** 0..1, the value's other sentences counted in. */
  readonly score: number;
  /** The person says the name themself. */
  readonly named: boolean;
}

/** A value named outright is always heard, whatever the model makes of it. */
const NAMED_SCORE = 0.97;

/** Proposals, best first: each value once, each sentence once unless it names several. */
export function proposeValues(sentences: readonly QuotableSentence[]): readonly Pair[] {
  const pairs = scorePairs(sentences);
  const proposed: Pair[] = [];
  for (const pair of pairs) {
    if (proposed.length === policy.PROPOSALS_MAX) break;
    const least = proposed.length < policy.PROPOSALS_ENOUGH ? policy.PAIR_LEAST : policy.PAIR_MIN;
    if (pair.score < least) break;
    const taken = proposed.some(
      ({ value, sentence, named }) => value === pair.value || (sentence === pair.sentence && !(named && pair.named)),
    );
    if (!taken) proposed.push(pair);
  }
  return proposed;
}

/** Every value in every sentence, best first. */
export function scorePairs(sentences: readonly QuotableSentence[]): readonly Pair[] {
  const named = sentences.map(({ quote }) => new Set(namedOutright(quote)));
  const own = sentences.map((sentence, row) =>
    catalogue.map(({ name }, at) =>
      named[row]?.has(name) === true ? NAMED_SCORE : (sentence.values[at] ?? 0) * Math.sqrt(sentence.telling),
    ),
  );
  // By answer, so that one long story does not speak for many.
  const support = catalogue.map((_, at) => {
    const best = new Map<number, number>();
    sentences.forEach(({ answer }, row) => best.set(answer, Math.max(best.get(answer) ?? 0, own[row]?.[at] ?? 0)));
    return best;
  });
  return sentences
    .flatMap((sentence, row) =>
      catalogue.map(({ name }, at) => {
        const elsewhere = [...(support[at] ?? [])].filter(([answer]) => answer !== sentence.answer).map(([, p]) => p);
        const others = elsewhere.reduce((left, p) => left * (1 - policy.SUPPORT_SHARE * p), 1);
        const score = 1 - (1 - (own[row]?.[at] ?? 0)) * (1 - (1 - others) * (own[row]?.[at] ?? 0));
        return { value: name, sentence, score, named: named[row]?.has(name) === true };
      }),
    )
    .filter(({ score }) => score >= policy.PAIR_LEAST)
    .toSorted((a, b) => b.score - a.score);
}

export function evidenceOf({ value, sentence, score }: Pair): Evidence {
  const { quote, answer, start, end, side } = sentence;
  const alternatives = namesFor(sentence, value);
  return { value, quote, answer, start, end, side, alternatives, sure: score >= policy.SURE_MIN };
}

/** Other names for what a sentence shows, best first. */
export function namesFor(sentence: QuotableSentence, besides?: string): string[] {
  return catalogue
    .map(({ name }, at) => ({ name, score: sentence.values[at] ?? 0 }))
    .filter(({ name }) => name !== besides)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, ALTERNATIVES_MAX)
    .map(({ name }) => name);
}

/** Telling sentences that no proposal stands on, in the order they were told. */
export function furtherSentences(sentences: readonly QuotableSentence[], proposed: readonly Pair[]): TellingSentence[] {
  const used = new Set(proposed.map(({ sentence }) => sentence));
  return sentences
    .filter((sentence) => !used.has(sentence))
    .toSorted((a, b) => b.telling - a.telling)
    .slice(0, policy.FURTHER_SENTENCES_MAX)
    .toSorted((a, b) => a.answer - b.answer || a.start - b.start)
    .map((sentence) => ({
      quote: sentence.quote,
      answer: sentence.answer,
      start: sentence.start,
      end: sentence.end,
      alternatives: namesFor(sentence),
    }));
}

/** The spec's three groups, by where each value tends to stand; the best-heard first in each. */
export function groupsOf(values: readonly string[]): ValueDriverGroups {
  const roleOf = (value: string) => valueNamed(value)?.role ?? 'vehicle';
  return {
    core_value_drivers: values.filter((value) => roleOf(value) === 'core'),
    vehicle_value_drivers: values.filter((value) => roleOf(value) === 'vehicle'),
    outcome_value_drivers: values.filter((value) => roleOf(value) === 'outcome'),
  };
}
