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
  /** 0..1: how clearly this sentence shows the value. */
  readonly own: number;
  /** Rank among all proposals: how clearly, and in how many of the answers. */
  readonly score: number;
  /** The person says the name themself. */
  readonly named: boolean;
}

/** The score of a value that the person names outright: always a proposal, whatever the model scores. */
const NAMED_SCORE = 0.97;

/**
 * Proposals, best first: each value once, each sentence once unless it names several.
 * Sentences and values are matched so that no sentence and value would both rather have each other. Such a match is monotone:
 * a further sentence can improve what stands behind a value, and never takes a value away unless ten others are stronger.
 */
export function proposeValues(sentences: readonly QuotableSentence[]): readonly Pair[] {
  return matched(scorePairs(sentences))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, policy.PROPOSALS_MAX);
}

/** Deferred acceptance: a sentence offers itself for its clearest value first; a value keeps the sentence that shows it best. */
function matched(pairs: readonly Pair[]): readonly Pair[] {
  const kept = new Map<string, Pair>();
  const names = new Set<QuotableSentence>();
  for (const pair of pairs)
    if (pair.named) {
      names.add(pair.sentence);
      if (!kept.has(pair.value)) kept.set(pair.value, pair);
    }
  const offers = new Map<QuotableSentence, Pair[]>();
  for (const pair of pairs.toSorted((a, b) => b.own - a.own))
    if (!names.has(pair.sentence)) offers.set(pair.sentence, [...(offers.get(pair.sentence) ?? []), pair]);
  const free = [...offers.keys()];
  for (let sentence = free.pop(); sentence !== undefined; sentence = free.pop()) {
    const offer = offers.get(sentence)?.shift();
    if (offer === undefined) continue;
    const holder = kept.get(offer.value);
    if (holder === undefined || isBetter(offer, holder)) {
      kept.set(offer.value, offer);
      if (holder !== undefined && !holder.named) free.push(holder.sentence);
    } else free.push(sentence);
  }
  return [...kept.values()];
}

/** Which of two sentences stands behind a value; what the person names outright is kept. */
function isBetter(one: Pair, other: Pair): boolean {
  if (other.named) return false;
  const a = one.own * quoteWeight(one.sentence);
  const b = other.own * quoteWeight(other.sentence);
  if (a !== b) return a > b;
  return one.sentence.answer !== other.sentence.answer
    ? one.sentence.answer < other.sentence.answer
    : one.sentence.start < other.sentence.start;
}

/** Sentences that can be understood alone, and those that say how the person lives, stand behind a value before others. */
function quoteWeight({ alone, rule }: QuotableSentence): number {
  return (policy.NOT_ALONE_WEIGHT + (1 - policy.NOT_ALONE_WEIGHT) * alone) * (1 + policy.RULE_BONUS * rule);
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
          score: shown ** 2 * (support[at] ?? 0) * quoteWeight(sentence),
          named: named[row]?.has(name) === true,
        };
      }),
    )
    .filter((pair) => pair.own >= policy.PAIR_MIN)
    .toSorted((a, b) => b.score - a.score);
}

function clarity(sentence: QuotableSentence, at: number): number {
  return shiftedClarity(
    sentence,
    at,
    policy.VALUE_SHIFT + policy.COMMON_NAME_WEIGHT * (catalogue[at]?.commonness ?? 0),
  );
}

function shiftedClarity({ values, telling }: QuotableSentence, at: number, shift: number): number {
  const p = values[at] ?? 0;
  // The same as taking the shift off the logit.
  const shifted = p / (p + (1 - p) * Math.exp(shift));
  return shifted * telling ** policy.TELLING_POWER;
}

/** How clearly each value is shown in each answer, added up: one long story counts once. */
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

export function evidenceOf({ value, sentence, named }: Pair): Evidence {
  const { quote, answer, start, end, side } = sentence;
  const alternatives = namesFor(sentence, value);
  const at = catalogue.findIndex(({ name }) => name === value);
  // A common name is as sure as any: it only stands behind others in the order.
  const shown = shiftedClarity(sentence, at, policy.VALUE_SHIFT);
  return {
    value,
    quote,
    answer,
    start,
    end,
    side,
    alternatives,
    sure: named || shown * sentence.telling >= policy.SURE_MIN,
  };
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

/** The spec's three groups, by where each value tends to stand; the clearest first in each. */
export function groupsOf(values: readonly string[]): ValueDriverGroups {
  const roleOf = (value: string) => valueNamed(value)?.role ?? 'vehicle';
  return {
    core_value_drivers: values.filter((value) => roleOf(value) === 'core'),
    vehicle_value_drivers: values.filter((value) => roleOf(value) === 'vehicle'),
    outcome_value_drivers: values.filter((value) => roleOf(value) === 'outcome'),
  };
}
