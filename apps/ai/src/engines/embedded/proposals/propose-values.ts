import type { Evidence, TellingSentence, ValueDriverGroups } from '@lf/contract/survey';
import { ALTERNATIVES_MAX } from '@lf/contract/limits';
import { catalogue, valueNamed } from '../catalogue/catalogue.ts';
import * as policy from '../policy.ts';
import type { QuotableSentence } from '../quotable.ts';
import { logit, sigmoid } from '../reader/logits.ts';
import { namedOutright } from './named-outright.ts';

/** A value in a sentence. */
export interface Pair {
  readonly value: string;
  readonly sentence: QuotableSentence;
  /** 0..1: how clearly this sentence shows the value. */
  readonly own: number;
  /** The same, more for sentences that an editor would print or that say how the person lives. */
  readonly shown: number;
  /** Rank among all proposals: how clearly, and how much the answers as a whole show it. */
  readonly score: number;
  /** The person says the name themself. */
  readonly named: boolean;
}

/** The score of a value that the person names outright: always a proposal, whatever the model scores. */
const NAMED_SCORE = 0.97;

/**
 * Proposals, best first: each value once. The answers as a whole decide which values come first, because they show the same values
 * however they are told; each value then takes the sentence that shows it best, rather not a painful one. A sentence stands behind a second value where no other shows it a quarter as well.
 * So a further sentence can improve what stands behind a value, and takes none away as long as their order stays.
 */
export function proposeValues(sentences: readonly QuotableSentence[]): readonly Pair[] {
  const byValue = new Map<string, Pair[]>();
  for (const pair of scorePairs(sentences)) {
    const pairs = byValue.get(pair.value);
    if (pairs === undefined) byValue.set(pair.value, [pair]);
    else pairs.push(pair);
  }
  const uses = new Map<QuotableSentence, number>();
  const worth = ({ named, shown, sentence }: Pair) => {
    const used = uses.get(sentence) ?? 0;
    if (named) return Number.POSITIVE_INFINITY;
    if (used >= policy.SENTENCE_USES_MAX) return 0;
    return shown * policy.USED_SENTENCE_WEIGHT ** used * (1 - policy.PAIN_WEIGHT * sentence.pain);
  };
  const proposals: Pair[] = [];
  for (const pairs of [...byValue.values()].toSorted(byRank)) {
    const best = pairs.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    if (worth(best) === 0) continue;
    uses.set(best.sentence, (uses.get(best.sentence) ?? 0) + 1);
    proposals.push(best);
  }
  return proposals.slice(0, policy.PROPOSALS_MAX);
}

/** Of two values with their pairs, the one that is proposed first: what the person names outright, then the one that scores highest in any sentence. */
function byRank(one: readonly Pair[], other: readonly Pair[]): number {
  const isNamed = (pairs: readonly Pair[]) => Number(pairs.some(({ named }) => named));
  return isNamed(other) - isNamed(one) || (other[0]?.score ?? 0) - (one[0]?.score ?? 0);
}

/** What an editor would print, and what says how the person lives, stands behind a value before others. */
function quoteWeight({ fit, rule }: QuotableSentence): number {
  return fit * (1 + policy.RULE_BONUS * rule);
}

/** Every value in every sentence, best first. */
export function scorePairs(sentences: readonly QuotableSentence[]): readonly Pair[] {
  const named = sentences.map(({ quote }) => new Set(namedOutright(quote)));
  const weights = sentences.map(quoteWeight);
  const support = supportOf(sentences);
  return sentences
    .flatMap((sentence, row) =>
      catalogue.map(({ name }, at) => {
        const isNamed = named[row]?.has(name) === true;
        const own = isNamed ? NAMED_SCORE : clarity(sentence, at);
        const shown = own * (weights[row] ?? 0);
        return {
          value: name,
          sentence,
          own,
          shown,
          score: shown * (support[at] ?? 0) ** policy.WHOLE_POWER,
          named: isNamed,
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

/** How much each value is shown in each answer as a whole, added up: one long story counts once. */
function supportOf(sentences: readonly QuotableSentence[]): number[] {
  const answers = [...new Set(sentences.map(({ answer }) => answer))].map((answer) =>
    sentences.filter((sentence) => sentence.answer === answer),
  );
  return catalogue.map(({ commonness }, at) => {
    const shift = policy.WHOLE_SHIFT + policy.COMMON_NAME_WEIGHT * commonness;
    return answers.reduce((sum, own) => sum + sigmoid(meanLogit(own, at) - shift), 0);
  });
}

/** The mean of what its sentences show, each counting as much as it tells. */
function meanLogit(sentences: readonly QuotableSentence[], at: number): number {
  let sum = 0;
  let weight = 0;
  for (const { values, telling } of sentences) {
    sum += telling * logit(values[at] ?? 0);
    weight += telling;
  }
  return sum / Math.max(weight, Number.EPSILON);
}

export function evidenceOf({ value, sentence, named }: Pick<Pair, 'value' | 'sentence' | 'named'>): Evidence {
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
