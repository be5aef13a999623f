import { capitaliseValue, isSameValue } from '@lf/domain/value-name';
import { VALUES_MAX } from '@lf/domain/limits';
import { toldItems } from '../interview/interview.ts';
import { currentResult, detectedValues } from './detected-result.ts';
import { ownSentences, topicOf } from './own-sentences.ts';
import type { SurveyForm, DetectedResult, ValueSentence } from '@lf/contract/form-data';

/** One row of the checklist: a word for a sentence of the person's. */
export interface Proposal {
  /** The value as it was detected, or the sentence that the person picked. */
  readonly id: string;
  readonly name: string;
  readonly sentence: ValueSentence | undefined;
  /** One plain line about the sentence; '' where there is none, and once the word is the person's own choice. */
  readonly text: string;
  /** Other words for the sentence, best first. */
  readonly alternatives: readonly string[];
  readonly isTicked: boolean;
}

type Potential = NonNullable<SurveyForm['potential-values']>;

const ownText = (texts: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  texts !== undefined && Object.hasOwn(texts, name) ? texts[name] : undefined;
const isLeftOut = ({ rejected }: Potential, id: string): boolean => ownText(rejected, id) !== undefined;
const potentialOf = (form: SurveyForm): Potential => form['potential-values'] ?? {};
const evidenceFor = (result: DetectedResult, value: string) => result.evidence?.find((one) => one.value === value);

function detectedProposal(form: SurveyForm, result: DetectedResult, value: string): Proposal {
  const { names, chosen = [] } = potentialOf(form);
  const name = ownText(names, value) ?? value;
  const evidence = evidenceFor(result, value);
  // The spec's explanation quotes the sentence, which stands above this line already.
  const plain = evidence === undefined ? result.value_drivers_explanation[value] : undefined;
  return {
    id: value,
    name,
    sentence: evidence && {
      quote: evidence.quote,
      ...(evidence.side && { side: evidence.side }),
      ...topicOf(form, evidence.answer),
    },
    text: name === value ? (result.explained?.[value]?.text ?? plain ?? '') : '',
    alternatives: [value, ...(evidence?.alternatives ?? [])],
    isTicked: chosen.includes(value),
  };
}

function pickedProposals(form: SurveyForm): readonly Proposal[] {
  const potential = potentialOf(form);
  const { telling, others } = ownSentences(form, []);
  return Object.entries(potential.missing ?? {}).map(([quote, name]) => {
    const known = [...telling, ...others].find((sentence) => sentence.quote === quote);
    const { alternatives = [], ...sentence } = known ?? { quote };
    return { id: quote, name, sentence, text: '', alternatives, isTicked: !isLeftOut(potential, quote) };
  });
}

const detectedProposals = (form: SurveyForm, result: DetectedResult): readonly Proposal[] =>
  detectedValues(result).map((value) => detectedProposal(form, result, value));

/** The checklist. Nobody who told nothing is told what they value. */
export function proposalsOf(form: SurveyForm): readonly Proposal[] {
  const result = currentResult(form);
  if (result === undefined || toldItems(form).length === 0) return [];
  return [...detectedProposals(form, result), ...pickedProposals(form)];
}

export const tickedOf = (form: SurveyForm): readonly Proposal[] => proposalsOf(form).filter(({ isTicked }) => isTicked);

/** Names that other rows have; the same word twice would be one value. */
export function takenNames(proposals: readonly Proposal[], id?: string): readonly string[] {
  return proposals.filter((proposal) => proposal.id !== id).map(({ name }) => name);
}

/** The words on offer for a sentence: none that any row has. */
export function wordsFor(alternatives: readonly string[], proposals: readonly Proposal[]): readonly string[] {
  const taken = takenNames(proposals);
  return [...new Set(alternatives)].filter((word) => !taken.some((other) => isSameValue(other, word)));
}

/** Why the way does not go on from here, or undefined. */
export function proposalsProblem(proposals: readonly Proposal[]): 'none' | 'too-many' | undefined {
  const ticked = proposals.filter(({ isTicked }) => isTicked).length;
  if (ticked === 0) return 'none';
  return ticked > VALUES_MAX ? 'too-many' : undefined;
}

const withPotential = (form: SurveyForm, change: Potential): SurveyForm => ({
  ...form,
  'potential-values': { ...form['potential-values'], ...change },
});
const without = (texts: Readonly<Record<string, string>> | undefined, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([other]) => other !== name));

export function tick(form: SurveyForm, id: string, isTicked: boolean): SurveyForm {
  const { result, chosen = [], rejected } = potentialOf(form);
  const others = chosen.filter((value) => value !== id);
  const isDetected = result !== undefined && detectedValues(result).includes(id);
  return withPotential(form, {
    chosen: isTicked && isDetected ? [...others, id] : others,
    rejected: isTicked ? without(rejected, id) : { ...rejected, [id]: '' },
  });
}

/** Another word for the sentence. Whoever names it means it: the row is ticked. */
export function rename(form: SurveyForm, { id, sentence }: Proposal, word: string): SurveyForm {
  const { names, missing, typed } = potentialOf(form);
  const name = capitaliseValue(word);
  const isPicked = sentence?.quote === id;
  const named = isPicked
    ? { missing: { ...missing, [id]: name } }
    : { names: name === id ? without(names, id) : { ...names, [id]: name } };
  return tick(withPotential(form, { ...named, typed: without(typed, id) }), id, true);
}

/** A sentence that was missing comes in with its word. */
export function pickSentence(form: SurveyForm, quote: string, word: string): SurveyForm {
  const { missing, typed } = potentialOf(form);
  const picked = { missing: { ...missing, [quote]: capitaliseValue(word) }, typed: without(typed, quote) };
  return tick(withPotential(form, picked), quote, true);
}

export function typedWord(form: SurveyForm, id: string): string {
  return ownText(potentialOf(form).typed, id) ?? '';
}

export function typeWord(form: SurveyForm, id: string, typed: string): SurveyForm {
  return withPotential(form, { typed: { ...potentialOf(form).typed, [id]: typed } });
}

/** Room in the record for what nobody may ever tap. */
const SENTENCES_KEPT = 40;

/** Ticked rows that are not detected any more, though the person's sentence still stands: they stay, as picked sentences. */
function stillStanding(form: SurveyForm, result: DetectedResult): Record<string, string> {
  const before = potentialOf(form).result;
  if (before === undefined) return {};
  const detected = detectedValues(result);
  const isTold = (quote: string) => toldItems(form).some(({ answer }) => answer.includes(quote));
  return Object.fromEntries(
    detectedProposals(form, before).flatMap(({ id, name, sentence, isTicked }) => {
      const isGone = !detected.includes(id);
      return isTicked && isGone && sentence !== undefined && isTold(sentence.quote) ? [[sentence.quote, name]] : [];
    }),
  );
}

/** Takes in what was detected. What the person left out stays out; what they ticked or named stays. */
export function withResult(form: SurveyForm, result: DetectedResult, detectedIn: string): SurveyForm {
  const before = potentialOf(form);
  const missing = { ...before.missing, ...stillStanding(form, result) };
  const chosen = detectedValues(result).filter(
    (value) =>
      !isLeftOut(before, value) && (before.chosen?.includes(value) || evidenceFor(result, value)?.sure === true),
  );
  const kept = result.sentences === undefined ? {} : { sentences: result.sentences.slice(0, SENTENCES_KEPT) };
  return withPotential(form, { result: { ...result, ...kept }, detectedIn, heardIn: undefined, chosen, missing });
}
