import type { RouteResponse } from '@lf/contract/define-route';
import type { newOrderValueDrivers } from '@lf/contract/survey';
import type { ReorderInput } from '../../../survey-engine.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import { evidenceOf, type Pair, scorePairs } from '../proposals/propose-values.ts';
import { quotable, type QuotableSentence } from '../quotable.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { explainValue, explanationText } from './explain-value.ts';
import { quotedPassage } from './quoted-passage.ts';

/** The person's order is final; each value gets the sentence they chose for it, or the one it was read in. */
export function explainOrder(
  { value_drivers, told = [] }: ReorderInput,
  answers: readonly ToldAnswer[],
): RouteResponse<typeof newOrderValueDrivers> {
  const sentences = quotable(answers);
  // Of two equal sentences the first counts, as it does in the person's form.
  const bySentence = new Map(sentences.toReversed().map((one) => [one.quote, one]));
  const chosen = new Map(told.map((one) => [one.value, one]));
  const read = readPairs(
    value_drivers.filter((value) => !chosen.has(value)),
    sentences,
    new Set(told.map(({ quote }) => quote)),
  );
  const explained = Object.fromEntries(
    value_drivers.map((value) => {
      const own = chosen.get(value);
      const sentence = own === undefined ? read.get(value)?.sentence : bySentence.get(own.quote);
      if (sentence !== undefined) return [value, explainValue(value, sentence, quotedPassage(sentence, answers))];
      return [value, explainValue(value, own && { ...own, side: own.side ?? 'lived' })];
    }),
  );
  return {
    value_drivers: [...value_drivers],
    value_drivers_explanation: Object.fromEntries(
      value_drivers.map((value) => [value, explanationText(explained[value] ?? { text: '' })]),
    ),
    explained,
    evidence: [...read.values()].map(evidenceOf),
  };
}

/** The best sentence for each value that has none yet; no sentence twice. */
function readPairs(
  values: readonly string[],
  sentences: readonly QuotableSentence[],
  used: ReadonlySet<string>,
): Map<string, Pair> {
  const found = new Map<string, Pair>();
  const names = new Map(
    values.flatMap((value) => {
      const name = valueNamed(value)?.name;
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
  for (const pair of scorePairs(sentences)) {
    const value = names.get(pair.value);
    if (value === undefined || found.has(value) || used.has(pair.sentence.quote)) continue;
    if ([...found.values()].some(({ sentence }) => sentence === pair.sentence)) continue;
    found.set(value, { ...pair, value });
  }
  return found;
}
