import { expect, test } from 'vitest';
import { EMPTY_RECORD, switchFlow, visitPage, type SurveyRecord } from './survey-record.ts';

const told: SurveyRecord = {
  form: { flow: 'main', questions: { items: [{ question: 'First?', answer: 'A memory.' }] } },
  lastPageAccessed: 'potential-values',
  visitedRoutes: ['about-you', 'earliest-memory', 'potential-values'],
};

test('switching the flow and back leads to the page that was left, with every answer', () => {
  const classic = switchFlow(told, 'classic');
  expect(classic).toMatchObject({ lastPageAccessed: '', form: { flow: 'classic', questions: told.form.questions } });
  const further = visitPage(classic, 'your-parents', false);
  const back = switchFlow(further, 'main');
  expect(back).toMatchObject({ lastPageAccessed: 'potential-values', form: { flow: 'main' } });
  expect(switchFlow(back, 'classic').lastPageAccessed).toBe('your-parents');
});

test('switching to the flow that is taken changes nothing', () => {
  expect(switchFlow(told, 'main')).toBe(told);
  expect(switchFlow(EMPTY_RECORD, 'main')).toBe(EMPTY_RECORD);
});

test('a record of before, that says nothing about the other flow, leads to its furthest step', () => {
  const stuck = { ...told, form: { ...told.form, flow: 'classic' as const }, lastPageAccessed: 'earliest-memory' };
  expect(switchFlow(stuck, 'main').lastPageAccessed).toBe('about-you');
});
