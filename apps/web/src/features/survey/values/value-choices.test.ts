import { describe, expect, test } from 'vitest';
import { addValue, deleteValue, editValue } from '@lf/domain/value-list';
import {
  chosenOf,
  currentResult,
  keepValue,
  orderValues,
  proposeValues,
  reasonOf,
  rejectValue,
  valueListIn,
  withResult,
  withValueList,
} from './value-choices.ts';
import { heardInOf } from '../interview/survey-data.ts';
import type { FormData, HeardResult } from '@lf/contract/form-data';

const heard = (core: string[], vehicle: string[], outcome: string[]): HeardResult => ({
  value_drivers: { core_value_drivers: core, vehicle_value_drivers: vehicle, outcome_value_drivers: outcome },
  value_drivers_explanation: { Love: 'You protect people.' },
  archetype: '',
  archetype_explanation: '',
  triggers: [],
  triggers_explanation: {},
});
const answers: FormData = { questions: { items: [{ question: 'Q', answer: 'A' }] } };
const five = withResult(answers, heard(['Love'], ['Trust', 'Honesty', 'Order'], ['Growth']), heardInOf(answers));

describe('values on their way', () => {
  test('all that was heard is chosen, core first', () => {
    expect(chosenOf(five)).toEqual(['Love', 'Trust', 'Honesty', 'Order', 'Growth']);
  });

  test('a changed answer makes the result old', () => {
    expect(currentResult(five)).toBeDefined();
    expect(currentResult({ ...five, questions: { items: [{ question: 'Q', answer: 'B' }] } })).toBeUndefined();
  });

  test('a value left out keeps its reason, stays out when heard again, and can come back to its place', () => {
    const out = rejectValue(five, 'Trust', 'Not my word');
    expect(reasonOf(out, 'Trust')).toBe('Not my word');
    const again = withResult(out, heard(['Love'], ['Trust', 'Honesty', 'Order'], ['Growth']), 'x');
    expect(chosenOf(again)).toEqual(['Love', 'Honesty', 'Order', 'Growth']);
    expect(chosenOf(keepValue(again, 'Trust'))).toEqual(['Love', 'Trust', 'Honesty', 'Order', 'Growth']);
  });

  test('going back to the checklist keeps what was edited by hand', () => {
    const proposed = proposeValues(five);
    const edited = withValueList(proposed, addValue(deleteValue(valueListIn(proposed), 1), 'courage'));
    expect(edited['add-values']?.values).toEqual(['Love', 'Honesty', 'Order', 'Growth', 'Courage']);
    expect(proposeValues(edited)['add-values']?.values).toEqual(['Love', 'Honesty', 'Order', 'Growth', 'Courage']);
    expect(proposeValues(rejectValue(edited, 'Order', ''))['add-values']?.values).toEqual([
      'Love',
      'Honesty',
      'Growth',
      'Courage',
    ]);
  });

  test('the order keeps its places, new values come last, deleted ones go', () => {
    const ordered = {
      ...orderValues(proposeValues(five)),
      'value-order': ['Growth', 'Love', 'Trust', 'Honesty', 'Order'],
    };
    const changed = withValueList(ordered, addValue(deleteValue(valueListIn(ordered), 0), 'courage'));
    expect(orderValues(changed)['value-order']).toEqual(['Growth', 'Trust', 'Honesty', 'Order', 'Courage']);
  });

  test('a row that is being typed comes tidied into the order', () => {
    const list = valueListIn(proposeValues(five));
    const typing = withValueList(proposeValues(five), {
      ...list,
      rows: list.rows.map((row) => (row.id === 0 ? { ...row, value: ' tough  love ' } : row)),
    });
    expect(orderValues(typing)['value-order']).toEqual(['Tough love', 'Trust', 'Honesty', 'Order', 'Growth']);
  });

  test('a renamed value keeps its explanation and its origin when the form is read again', () => {
    const form = withValueList(proposeValues(five), valueListIn(proposeValues(five)));
    const explained = {
      ...form,
      'add-values': { values: ['Love'], initial: ['Love'], explanations: { Love: 'near' } },
    };
    const renamed = withValueList(explained, editValue(editValue(valueListIn(explained), 0, 'C'), 0, 'Care'));
    expect(valueListIn(renamed).rows).toMatchObject([{ value: 'Care', explanation: 'near', origin: 'Love' }]);
    expect(renamed['add-values']?.explanations).toEqual({ Love: 'near', Care: 'near' });
    expect(valueListIn(proposeValues(renamed)).rows[0]).toMatchObject({ value: 'Care', explanation: 'near' });
  });

  test('a value called constructor has no reason of its own', () => {
    expect(reasonOf(five, 'constructor')).toBe('');
  });
});
