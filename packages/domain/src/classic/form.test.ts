import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClassicAnswers, NO_CLASSIC_ANSWERS } from './answers.ts';
import { fromClassicForm, toClassicForm } from './form.ts';
import { storiesTold } from './stories-told.ts';
import { MAPPING_RESPONSES } from './mapping-responses.ts';

const text = fc.string({ unit: 'binary' });
const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }));
const anyAnswers: fc.Arbitrary<ClassicAnswers> = fc.record({
  stories: fc.record({
    'earliest-memory': text,
    'your-parents': text,
    'meaningful-relationship': text,
    'best-boss': text,
    'conflict-moment': text,
  }),
  choices: fc.record({
    'personal-choice': text,
    'professional-choice': text,
    'opportunity-conflict': text,
    disappointment: text,
  }),
  potentialValues: names,
  addedValues: names,
  coreValue: text,
  mappingFirst: names,
  mapping: fc.dictionary(text, fc.constantFrom(...MAPPING_RESPONSES), { noNullPrototype: true }),
  choiceValues: fc.record({
    'personal-choice': names,
    'professional-choice': names,
    'opportunity-conflict': names,
    disappointment: names,
  }),
  order: names,
  philosophy: text,
});

describe('the classic form', () => {
  it('holds texts, comma-separated values and the mapping, step by step', () => {
    const form = toClassicForm({
      ...NO_CLASSIC_ANSWERS,
      stories: { ...NO_CLASSIC_ANSWERS.stories, 'best-boss': 'She, of all people: listened.' },
      potentialValues: ['Trust', 'Hard work'],
      choiceValues: { ...NO_CLASSIC_ANSWERS.choiceValues, 'personal-choice': ['Trust', 'Hard work'] },
      mappingFirst: ['Trust'],
      mapping: { Trust: MAPPING_RESPONSES[1], 'Hard work': MAPPING_RESPONSES[0] },
    });
    expect(form).toMatchObject({
      'best-boss': 'She, of all people: listened.',
      'kept-values': ['Trust', 'Hard work'],
      'personal-choice-values': 'Trust,Hard work',
      'mapping-question-1': { Trust: MAPPING_RESPONSES[1] },
      'mapping-question-2': { 'Hard work': MAPPING_RESPONSES[0] },
      'disappointment-values': '',
    });
  });

  it('comes back as it was, through JSON', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(fromClassicForm(JSON.parse(JSON.stringify(toClassicForm(answers))))).toEqual(answers);
      }),
    );
  });

  it('reads anything without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (form) => {
        expect(fromClassicForm(form)).toBeDefined();
      }),
    );
    expect(fromClassicForm({ 'mapping-question-1': { Trust: 'no such sentence' }, 'best-boss': 7 })).toEqual(
      NO_CLASSIC_ANSWERS,
    );
  });

  it('counts what was told', () => {
    expect([storiesTold({}), storiesTold({ 'your-parents': 'x', disappointment: 'y', 'best-boss': ' ' })]).toEqual([
      0, 2,
    ]);
  });
});
