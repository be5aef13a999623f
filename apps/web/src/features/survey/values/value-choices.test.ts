import { describe, expect, test } from 'vitest';
import { addValue, deleteValue, editValue, giveSentence } from '@lf/domain/value-list';
import { detectedInOf } from '../interview/survey-data.ts';
import { currentResult } from './detected-result.ts';
import { rename, proposalsOf, tick, withResult } from './proposals.ts';
import { toldSentences } from './told-sentences.ts';
import { orderValues, proposeValues, valueListIn, withValueList } from './value-choices.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';

const VALUES = ['Love', 'Trust', 'Honesty', 'Order', 'Growth'];
const quoteOf = (value: string) => `A sentence about ${value}.`;
const result: DetectedResult = {
  value_drivers: {
    core_value_drivers: ['Love'],
    vehicle_value_drivers: ['Trust', 'Honesty', 'Order'],
    outcome_value_drivers: ['Growth'],
  },
  value_drivers_explanation: {},
  explained: { Love: { text: 'You protect people.' } },
  archetype: '',
  archetype_explanation: '',
  triggers: [],
  triggers_explanation: {},
  evidence: VALUES.map((value) => ({ value, quote: quoteOf(value), answer: 0, start: 0, end: 1, sure: true })),
};
const answers: SurveyForm = { questions: { items: [{ question: 'Q', answer: 'A', topic: 'home' }] } };
const five = withResult(answers, result, detectedInOf(answers));
const sentences = (form: SurveyForm) =>
  Object.fromEntries(valueListIn(form).rows.map(({ value, sentence }) => [value, sentence?.quote]));

describe('values on their way', () => {
  test('a changed answer makes the result old', () => {
    expect(currentResult(five)).toBeDefined();
    expect(currentResult({ ...five, questions: { items: [{ question: 'Q', answer: 'B' }] } })).toBeUndefined();
  });

  test('going back to the checklist keeps what was edited by hand', () => {
    const proposed = proposeValues(five);
    const edited = withValueList(proposed, addValue(deleteValue(valueListIn(proposed), 1), 'courage'));
    expect(edited['add-values']?.values).toEqual(['Love', 'Honesty', 'Order', 'Growth', 'Courage']);
    expect(proposeValues(edited)['add-values']?.values).toEqual(['Love', 'Honesty', 'Order', 'Growth', 'Courage']);
    expect(proposeValues(tick(edited, 'Order', false))['add-values']?.values).toEqual([
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

  test('a value renamed on the checklist comes with its sentence, and without the line about the other word', () => {
    const [love] = proposalsOf(five);
    if (love === undefined) throw new Error('nothing proposed');
    const [row] = valueListIn(proposeValues(rename(five, love, 'Care'))).rows;
    expect(row).toMatchObject({ value: 'Care', explanation: '', sentence: { quote: quoteOf('Love'), topic: 'home' } });
  });

  test('a value renamed in the list keeps its explanation and its sentence when the form is read again', () => {
    const proposed = proposeValues(five);
    const renamed = withValueList(proposed, editValue(editValue(valueListIn(proposed), 0, 'C'), 0, 'Care'));
    const kept = { value: 'Care', explanation: 'You protect people.', sentence: { quote: quoteOf('Love') } };
    expect(valueListIn(renamed).rows[0]).toMatchObject(kept);
    expect(valueListIn(proposeValues(renamed)).rows[0]).toMatchObject(kept);
    expect(valueListIn(renamed).initial[0]).toMatchObject({ value: 'Love', sentence: { quote: quoteOf('Love') } });
  });

  test('two values with one name for a moment: the first keeps its own sentence', () => {
    const proposed = proposeValues(five);
    const typing = withValueList(proposed, editValue(valueListIn(proposed), 1, 'Love'));
    expect(sentences(typing)['Love']).toBe(quoteOf('Love'));
  });

  test('a sentence given to a value is kept, and one taken away stays away', () => {
    const proposed = proposeValues(five);
    const added = addValue(valueListIn(proposed), 'courage');
    const given = giveSentence(giveSentence(added, 5, { quote: 'I spoke up.' }), 0, undefined);
    const form = proposeValues(withValueList(proposed, given));
    expect(sentences(form)).toMatchObject({ Love: undefined, Trust: quoteOf('Trust'), Courage: 'I spoke up.' });
    expect(toldSentences(orderValues(form), ['Courage', 'Love', 'Trust'])).toEqual([
      { value: 'Courage', quote: 'I spoke up.' },
      { value: 'Trust', quote: quoteOf('Trust'), topic: 'home' },
    ]);
  });

  test('a record from before has the sentences that its values were detected in', () => {
    const before: SurveyForm = { ...five, 'add-values': { values: ['Trust', 'Play'], initial: ['Trust'] } };
    expect(sentences(before)).toEqual({ Trust: quoteOf('Trust'), Play: undefined });
    expect(toldSentences(before, ['Trust', 'Play'])).toEqual([
      { value: 'Trust', quote: quoteOf('Trust'), topic: 'home' },
    ]);
  });
});
