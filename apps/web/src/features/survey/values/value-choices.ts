import { valueListOf, valuesIn, type ValueList } from '@lf/domain/value-list';
import { isSameValue } from '@lf/domain/value-name';
import { heardInOf } from '../interview/survey-data.ts';
import type { FormData, HeardResult } from '@lf/contract/form-data';

/** The way of the values through the form: heard, chosen, edited, ordered. Each step keeps what the person decided before. */

const has = (values: readonly string[], value: string) => values.some((other) => isSameValue(other, value));
const without = (values: readonly string[], gone: readonly string[]) => values.filter((value) => !has(gone, value));

/** The flat list: core, then vehicle, then outcome. */
export function heardValues(result: HeardResult): readonly string[] {
  const {
    core_value_drivers: core,
    vehicle_value_drivers: vehicle,
    outcome_value_drivers: outcome,
  } = result.value_drivers;
  return [...new Set([...core, ...vehicle, ...outcome])];
}

/** What was heard in exactly these answers, or undefined when an answer has changed since. */
export function currentResult(form: FormData): HeardResult | undefined {
  const { result, heardIn } = form['potential-values'] ?? {};
  return heardIn === heardInOf(form) ? result : undefined;
}

/** Takes in what was heard. Values the person has left out before stay out. */
export function withResult(form: FormData, result: HeardResult, heardIn: string): FormData {
  const before = form['potential-values'];
  const rejected = Object.keys(before?.rejected ?? {});
  return {
    ...form,
    'potential-values': { ...before, result, heardIn, chosen: without(heardValues(result), rejected) },
  };
}

export function chosenOf(form: FormData): readonly string[] {
  return form['potential-values']?.chosen ?? [];
}

export function reasonOf(form: FormData, value: string): string {
  const rejected = form['potential-values']?.rejected ?? {};
  return Object.hasOwn(rejected, value) ? (rejected[value] ?? '') : '';
}

export function keepValue(form: FormData, value: string): FormData {
  const before = form['potential-values'];
  const rejected = Object.fromEntries(Object.entries(before?.rejected ?? {}).filter(([name]) => name !== value));
  const order = before?.result ? heardValues(before.result) : [];
  const chosen = order.filter((name) => name === value || has(chosenOf(form), name));
  return { ...form, 'potential-values': { ...before, chosen, rejected } };
}

export function rejectValue(form: FormData, value: string, reason: string): FormData {
  const before = form['potential-values'];
  return {
    ...form,
    'potential-values': {
      ...before,
      chosen: without(chosenOf(form), [value]),
      rejected: { ...before?.rejected, [value]: reason },
    },
  };
}

/** On to Add Values: the checklist's choice comes in; what was added or deleted there by hand stays so. */
export function proposeValues(form: FormData): FormData {
  const chosen = chosenOf(form);
  const explanations = form['potential-values']?.result?.value_drivers_explanation ?? {};
  const before = form['add-values'];
  if (before === undefined)
    return { ...form, 'add-values': { values: [...chosen], initial: [...chosen], explanations } };
  const unchecked = without(before.initial, chosen);
  const newly = without(chosen, [...before.initial, ...before.values]);
  const values = [...without(before.values, unchecked), ...newly];
  // A renamed value has its explanation under the person's own word.
  const all = { ...before.explanations, ...explanations };
  return { ...form, 'add-values': { ...before, values, initial: [...chosen], explanations: all } };
}

/** What stands in the field for another value. */
export function typedValueOf(form: FormData): string {
  return form['add-values']?.adding ?? '';
}

export function withTypedValue(form: FormData, adding: string): FormData {
  return { ...form, 'add-values': { values: [], initial: [], ...form['add-values'], adding } };
}

export function valueListIn(form: FormData): ValueList {
  const { values = [], initial = [], explanations = {}, origins = {} } = form['add-values'] ?? {};
  return valueListOf(values, { explanations, initial, origins });
}

/** What is being typed is kept as typed; it is tidied on the way to the order. A renamed value takes its explanation along. */
export function withValueList(form: FormData, list: ValueList): FormData {
  const before = form['add-values'];
  const renamed = list.rows.filter(({ value, origin }) => origin !== '' && origin !== value);
  const explained = [...list.initial, ...list.rows].filter(({ explanation }) => explanation !== '');
  return {
    ...form,
    'add-values': {
      ...before,
      initial: before?.initial ?? [],
      values: list.rows.map((row) => row.value),
      explanations: Object.fromEntries(explained.map(({ value, explanation }) => [value, explanation])),
      origins: Object.fromEntries(renamed.map(({ value, origin }) => [value, origin])),
    },
  };
}

/** On to Value Order: values that are there already keep their places, new ones come at the end. */
export function orderValues(form: FormData): FormData {
  const values = valuesIn(valueListIn(form));
  const before = (form['value-order'] ?? []).filter((value) => has(values, value));
  const kept = before.flatMap((value) => values.filter((name) => isSameValue(name, value)));
  return { ...form, 'value-order': [...kept, ...without(values, kept)] };
}
