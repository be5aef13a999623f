import { describe, expect, test } from 'vitest';
import { keptSentences } from './kept-sentences.ts';
import { ownWordsOf, valueWords } from './own-words.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';

const form: SurveyForm = {
  questions: { items: [{ question: 'Q', answer: 'I went home. She kept her promises.' }] },
};
const detected: DetectedResult = {
  value_drivers: { core_value_drivers: [], vehicle_value_drivers: [], outcome_value_drivers: [] },
  value_drivers_explanation: {},
  archetype: '',
  archetype_explanation: '',
  triggers: [],
  triggers_explanation: {},
};
const at = (quote: string) => ({ quote, answer: 0, start: 0, end: quote.length });

describe('the sentences of a result', () => {
  test('the person’s own choice comes first, with its place in the answers and its text', () => {
    const kept = keptSentences(form, {
      told: [
        { value: 'Trust', quote: 'She kept her promises.', side: 'lived' },
        { value: 'Play', quote: 'I dance in the kitchen.' },
      ],
      order: {
        value_drivers: ['Play', 'Trust', 'Home', 'Rest'],
        value_drivers_explanation: {},
        explained: { Trust: { text: 'You keep yours.' } },
        evidence: [
          { value: 'Trust', ...at('I went home.') },
          { value: 'Home', ...at('I went home.'), sure: true },
        ],
      },
      detected,
    });
    expect(kept).toEqual([
      { value: 'Play', quote: 'I dance in the kitchen.' },
      {
        value: 'Trust',
        quote: 'She kept her promises.',
        side: 'lived',
        answer: 0,
        start: 13,
        end: 35,
        text: 'You keep yours.',
      },
      { value: 'Trust', ...at('I went home.') },
      { value: 'Home', ...at('I went home.') },
    ]);
    expect(form.questions?.items[0]?.answer.slice(13, 35)).toBe('She kept her promises.');
  });

  test('what is quoted begins where it is understood, with its place; the explanation of other words changes nothing', () => {
    const quotedAs = (quote: string) =>
      keptSentences(form, {
        told: [{ value: 'Trust', quote: 'She kept her promises.' }],
        order: {
          value_drivers: ['Trust'],
          value_drivers_explanation: {},
          explained: { Trust: { text: 'You keep yours.', quote } },
        },
        detected,
      });
    const whole = 'I went home. She kept her promises.';
    expect(quotedAs(whole)).toEqual([{ value: 'Trust', ...at(whole), text: 'You keep yours.' }]);
    expect(quotedAs('I went home.')).toMatchObject([{ quote: 'She kept her promises.', start: 13, end: 35 }]);
  });
});

describe('what is shown under a value', () => {
  test('its first sentence and the text; a sentence that was shown before is not repeated', () => {
    const words = ownWordsOf([
      { value: 'Trust', quote: 'I went home.', text: 'You stay.' },
      { value: 'Trust', quote: 'Another one.' },
      { value: 'Home', quote: 'I went home.', text: 'You return.' },
    ]);
    expect(words).toEqual({ Trust: { quote: 'I went home.', text: 'You stay.' }, Home: { text: 'You return.' } });
    expect(
      ownWordsOf([
        { value: 'Trust', quote: 'It was late. I went home.', text: 'You stay.' },
        { value: 'Home', quote: 'I went home.', text: 'You return.' },
      ])['Home'],
    ).toEqual({ text: 'You return.' });
    expect(valueWords('“I went home.” You stay.', words['Trust'])).toEqual({
      quote: 'I went home.',
      text: 'You stay.',
    });
  });

  test('a record from before shows its explanation, and the sentence only where that does not hold it', () => {
    expect(valueWords('You said: “I went home.”', { quote: 'I went home.' })).toEqual({
      quote: undefined,
      text: 'You said: “I went home.”',
    });
    expect(valueWords('You stay.', { quote: 'I went home.' })).toEqual({ quote: 'I went home.', text: 'You stay.' });
    expect(valueWords('You stay.')).toEqual({ quote: undefined, text: 'You stay.' });
  });
});
