import type { Evidence, TellingSentence, ValueDriverGroups } from '@lf/contract/survey';
import { ALTERNATIVES_MAX } from '@lf/contract/limits';
import { catalogue, valueNamed } from '../catalogue/catalogue.ts';
import * as policy from '../policy.ts';
import type { QuotableSentence } from '../quotable.ts';
import { isOwnStatement } from '../text/own-statement.ts';
import { namedOutright } from './named-outright.ts';

/** A value in a sentence. */
export interface Pair {
  readonly value: string;
  readonly sentence: QuotableSentence;
  /** 0..1: how clearly this sentence shows the value. */
  readonly own: number;
  /** Rank among all proposals: how clearly, and in how many of the answers. */
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
    if (pair.own < least) continue;
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
    catalogue.map(({ name }, at) => (named[row]?.has(name) === true ? NAMED_SCORE : clarity(sentence, at))),
  );
  const support = supportOf(sentences, own);
  return sentences
    .flatMap((sentence, row) =>
      catalogue.map(({ name }, at) => {
        const shown = own[row]?.[at] ?? 0;
        return {
          value: name,
          sentence,
          own: shown,
          score: shown ** 2 * (support[at] ?? 0) * (isOwnStatement(sentence.quote) ? 1 : policy.NOT_OWN_WEIGHT),
          named: named[row]?.has(name) === true,
        };
      }),
    )
    .filter((pair) => pair.own >= policy.PAIR_LEAST)
    .toSorted((a, b) => b.score - a.score);
}

function clarity({ values, telling }: QuotableSentence, at: number): number {
  const p = values[at] ?? 0;
  // The same as taking VALUE_SHIFT off the logit.
  const shifted = p / (p + (1 - p) * Math.exp(policy.VALUE_SHIFT));
  return shifted * telling ** policy.TELLING_POWER;
}

/** How clearly each value is shown in each answer, added up: one long story does not speak for many. */
function supportOf(sentences: readonly QuotableSentence[], own: readonly (readonly number[])[]): number[] {
  const best = new Map<number, number[]>();
  sentences.forEach(({ answer }, row) => {
    const before = best.get(answer);
    best.set(
      answer,
      catalogue.map((_, at) => Math.max(before?.[at] ?? 0, own[row]?.[at] ?? 0)),
    );
  });
  return catalogue.map((_, at) => [...best.values()].reduce((sum, shown) => sum + (shown[at] ?? 0), 0));
}

export function evidenceOf({ value, sentence, score }: Pair): Evidence {
  const { quote, answer, start, end, side } = sentence;
  const alternatives = namesFor(sentence, value);
  return { value, quote, answer, start, end, side, alternatives, sure: score >= policy.SURE_MIN };
}

/** Other names for what a sentence shows, best first. */
function namesFor(sentence: QuotableSentence, besides?: string): string[] {
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
