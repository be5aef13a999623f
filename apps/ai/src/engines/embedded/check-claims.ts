import type { Evidence, SurveyItem, TellingSentence } from '@lf/contract/survey';
import { catalogue, valueNamed } from './catalogue/catalogue.ts';
import { withIds } from './interview/with-ids.ts';
import * as policy from './policy.ts';
import { evidenceOf, furtherSentences, type Pair, scorePairs } from './proposals/propose-values.ts';
import { quotable, type QuotableSentence } from './quotable.ts';
import type { Reader } from './reader/reader.ts';
import { WAYS } from './reader/reading.ts';
import { readTold } from './told-answer.ts';

/** What a language model says was told: each value, archetype and trigger with the sentence it stands on. */
export interface Claims {
  readonly survey_data: SurveyItem[];
  readonly values: readonly { readonly name: string; readonly quote: string }[];
  readonly archetype?: { readonly name: string; readonly quote: string } | undefined;
  readonly triggers: readonly string[];
}

type Place = Pick<Evidence, 'quote' | 'answer' | 'start' | 'end'>;

/** By the claims' order; undefined where the person's sentences do not carry the claim. */
export interface CheckedClaims {
  readonly values: readonly (Evidence | undefined)[];
  readonly archetype: Place | undefined;
  readonly triggers: readonly (Place | undefined)[];
  /** Every sentence that may be shown back. */
  readonly sentences: readonly TellingSentence[];
}

/** Checks claims with the trained reader: the sentence must be one that may be shown back, and must support the name. */
export async function checkClaims(reader: Reader, claims: Claims): Promise<CheckedClaims> {
  const sentences = quotable(await readTold(reader, withIds(claims.survey_data)));
  const pairs = scorePairs(sentences);
  return {
    values: claims.values.map((claim) => valueEvidence(claim, sentences, pairs)),
    archetype: claims.archetype && archetypeSentence(claims.archetype, sentences),
    triggers: claims.triggers.map((quote) => placeOf(sentencesWith(quote, sentences)[0])),
    sentences: furtherSentences(sentences, []),
  };
}

function valueEvidence(
  { name, quote }: Claims['values'][number],
  sentences: readonly QuotableSentence[],
  pairs: readonly Pair[],
): Evidence | undefined {
  const value = valueNamed(name)?.name;
  const at = catalogue.findIndex((one) => one.name === value);
  if (value === undefined) return undefined;
  const scoreIn = (sentence: QuotableSentence) => sentence.values[at] ?? 0;
  const [sentence] = sentencesWith(quote, sentences).toSorted((a, b) => scoreIn(b) - scoreIn(a));
  if (sentence === undefined) return undefined;
  const pair = pairs.find((one) => one.sentence === sentence && one.value === value);
  const rank = sentence.values.reduce((count, score) => count + Number(score > scoreIn(sentence)), 1);
  if (rank > policy.CLAIMED_RANK_MAX && pair?.named !== true) return undefined;
  return evidenceOf(pair ?? { value, sentence, named: false });
}

function archetypeSentence(
  { name, quote }: { readonly name: string; readonly quote: string },
  sentences: readonly QuotableSentence[],
): Place | undefined {
  const way = WAYS.findIndex((one) => one === name);
  const [best] = sentencesWith(quote, sentences).toSorted((a, b) => (b.coping[way] ?? 0) - (a.coping[way] ?? 0));
  return best !== undefined && (best.coping[way] ?? 0) >= policy.CLAIMED_COPING_MIN ? placeOf(best) : undefined;
}

/** The whole sentences that a quote is, is part of, or consists of. Models straighten quotation marks and spaces; words must match exactly. */
function sentencesWith(quote: string, sentences: readonly QuotableSentence[]): QuotableSentence[] {
  const wanted = plain(quote);
  if (wanted.split(' ').length < policy.CLAIMED_WORDS_MIN) {
    return sentences.filter((sentence) => plain(sentence.quote) === wanted);
  }
  return sentences.filter((sentence) => {
    const own = plain(sentence.quote);
    return own.includes(wanted) || wanted.includes(own);
  });
}

function plain(text: string): string {
  return text
    .replaceAll(/[‘’ʼ]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .replace(/^[ "']{0,4}/u, '')
    .replace(/(?<![ "'.])[ "'.]{0,6}$/u, '');
}

function placeOf(sentence: QuotableSentence | undefined): Place | undefined {
  if (sentence === undefined) return undefined;
  const { quote, answer, start, end } = sentence;
  return { quote, answer, start, end };
}
