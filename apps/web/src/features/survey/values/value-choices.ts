import { valueListOf, valuesIn, type ValueList } from '@lf/domain/value-list';
import { isSameValue } from '@lf/domain/value-name';
import { tickedOf, type Proposal } from './proposals.ts';
import { detectedSentences } from './told-sentences.ts';
import type { SurveyForm, ValueSentence } from '@lf/contract/form-data';

/** The way of the values through the form: chosen, edited, ordered. Each step keeps what the person decided before. */

const has = (values: readonly string[], value: string) => values.some((other) => isSameValue(other, value));
const without = (values: readonly string[], gone: readonly string[]) => values.filter((value) => !has(gone, value));

const sentencesOf = (proposals: readonly Proposal[]): Record<string, ValueSentence> =>
  Object.fromEntries(proposals.flatMap(({ name, sentence }) => (sentence === undefined ? [] : [[name, sentence]])));
const explanationsOf = (proposals: readonly Proposal[]): Record<string, string> =>
  Object.fromEntries(proposals.flatMap(({ name, text }) => (text === '' ? [] : [[name, text]])));

/** On to Add Values: the checklist's choice comes in; what was added, deleted or renamed there by hand stays so. */
export function proposeValues(form: SurveyForm): SurveyForm {
  const ticked = tickedOf(form);
  const chosen = ticked.map(({ name }) => name);
  const before = form['add-values'] ?? { values: [], initial: [] };
  const unchecked = without(before.initial, chosen);
  const newly = without(chosen, [...before.initial, ...before.values]);
  const values = [...without(before.values, unchecked), ...newly];
  const isNewly = ({ name }: Proposal) => newly.includes(name);
  return {
    ...form,
    'add-values': {
      ...before,
      values,
      initial: chosen,
      // A renamed value has its explanation under the person's own word.
      explanations: { ...before.explanations, ...explanationsOf(ticked) },
      // What the person did to a sentence on the next step is not undone here.
      sentences: { ...(before.sentences ?? detectedSentences(form)), ...sentencesOf(ticked.filter(isNewly)) },
    },
  };
}

/** What stands in the field for another value. */
export function typedValueOf(form: SurveyForm): string {
  return form['add-values']?.adding ?? '';
}

export function withTypedValue(form: SurveyForm, adding: string): SurveyForm {
  return { ...form, 'add-values': { values: [], initial: [], ...form['add-values'], adding } };
}

export function valueListIn(form: SurveyForm): ValueList {
  const { values = [], initial = [], explanations = {}, sentences } = form['add-values'] ?? {};
  return valueListOf(values, { explanations, initial, sentences: sentences ?? detectedSentences(form) });
}

/** What is being typed is kept as typed; it is tidied on the way to the order. A renamed value takes all it has along. */
export function withValueList(form: SurveyForm, list: ValueList): SurveyForm {
  const before = form['add-values'];
  const rows = [...list.initial, ...list.rows];
  return {
    ...form,
    'add-values': {
      ...before,
      initial: before?.initial ?? [],
      values: list.rows.map((row) => row.value),
      explanations: Object.fromEntries(
        rows.flatMap(({ value, explanation }) => (explanation === '' ? [] : [[value, explanation]])),
      ),
      sentences: sentencesOfRows(list),
    },
  };
}

/** Of two rows that have the same name for a moment, the first keeps its sentence. */
function sentencesOfRows({ initial, rows }: ValueList): Record<string, ValueSentence> {
  const deleted = initial.filter(({ value }) => rows.every((row) => row.value !== value));
  return Object.fromEntries(
    [...deleted, ...rows.toReversed()].flatMap(({ value, sentence }) =>
      sentence === undefined ? [] : [[value, { ...sentence }]],
    ),
  );
}

/** On to Value Order: values that are there already keep their places, new ones come at the end. */
export function orderValues(form: SurveyForm): SurveyForm {
  const values = valuesIn(valueListIn(form));
  const before = (form['value-order'] ?? []).filter((value) => has(values, value));
  const kept = before.flatMap((value) => values.filter((name) => isSameValue(name, value)));
  return { ...form, 'value-order': [...kept, ...without(values, kept)] };
}

/** The sentence that is being written for a value. */
export function writtenSentence(form: SurveyForm, value: string): string {
  const writing = form['add-values']?.writing ?? {};
  return Object.hasOwn(writing, value) ? (writing[value] ?? '') : '';
}

export function writeSentence(form: SurveyForm, value: string, written: string): SurveyForm {
  const { writing, ...before } = form['add-values'] ?? { values: [], initial: [] };
  const others = Object.entries(writing ?? {}).filter(([name]) => name !== value);
  const next = written === '' ? others : [...others, [value, written]];
  return { ...form, 'add-values': { ...before, writing: Object.fromEntries(next) } };
}
