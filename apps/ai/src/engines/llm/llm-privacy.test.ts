import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ANSWERED,
  GOOD_QUESTION,
  SAID,
  say,
  startVendorEngine,
  type VendorEngine,
} from '../../testing/vendor/vendor-engine.ts';
import type { VendorName } from '../../testing/vendor/vendor-server.ts';
import { SAFETY_ENGINE } from './llm-engine.ts';

const CRY = 'I want to end my life and nobody knows about it.';

describe.each<VendorName>(['openai', 'anthropic'])('what reaches %s', (vendor) => {
  let wired: VendorEngine;
  beforeEach(async () => {
    wired = await startVendorEngine(vendor);
  });
  afterEach(() => wired.close());
  const sent = () => wired.server.seen.map(({ raw }) => raw).join('\n');

  describe('never holds a cry for help', () => {
    it('in a question: the embedded engine asks, now and for the rest of the interview', async () => {
      const cry = { question: 'Q?', answer: CRY };
      const answer = await wired.engine.nextQuestion({ ...ANSWERED, survey_data: [cry] });
      expect(answer).toMatchObject({ engine: SAFETY_ENGINE, safety: { message: 'Plain help' } });
      const later = await wired.engine.nextQuestion({ ...ANSWERED, survey_data: [cry, ...ANSWERED.survey_data] });
      expect(later.engine).toBe(SAFETY_ENGINE);
      expect(wired.server.seen).toHaveLength(0);
    });

    it('in a result or an order, nor a question that was passed over', async () => {
      const survey_data = [
        ...ANSWERED.survey_data,
        { question: 'And then?', answer: CRY },
        { question: 'And now?', answer: 'Passed over.', skipped: true },
      ];
      await wired.engine.result({ survey_data });
      await wired.engine.reorder({
        value_drivers: ['Loyalty', 'Peace'],
        survey_data,
        is_completed: true,
        told: [{ value: 'Peace', quote: CRY }],
      });
      expect(wired.server.seen.length).toBeGreaterThan(1);
      expect(sent()).toContain('I kept my promise');
      expect(sent()).not.toMatch(/end my life|Passed over/);
    });

    it('in a philosophy: neither chosen sentences nor explanations, and a value that is one keeps the model out', async () => {
      const value_drivers = ['Loyalty', 'Peace'];
      const answer = await wired.engine.philosophy({
        value_drivers,
        value_drivers_explanation: { Loyalty: 'You keep your word.', Peace: `“${CRY}” You want rest.` },
        told: [
          { value: 'Loyalty', quote: SAID },
          { value: 'Peace', quote: CRY },
        ],
      });
      expect(wired.server.seen.length).toBeGreaterThan(0);
      expect(sent()).toContain('I kept my promise');
      expect(sent()).not.toContain('end my life');
      expect(answer.values_philosophy).not.toContain('end my life');
      wired.server.forget();
      const named = { value_drivers: ['I want to end my life'], value_drivers_explanation: {} };
      expect((await wired.engine.philosophy(named)).engine).toBe(SAFETY_ENGINE);
      expect(sent()).toBe('');
    });
  });

  it('holds no names, addresses, phone or id numbers; what comes back is put in its place', async () => {
    const answer = `My uncle Zbigniew Kowalski (zk@example.com, +49 170 1234567, passport C01X00T47) taught me to keep my word. ${SAID}`;
    const survey_data = [{ question: 'Who shaped you?', answer }];
    wired.server.next(say({ ...GOOD_QUESTION, next_question: 'What did [name 1] do when you kept your word?' }));
    const shown: string[] = [];
    const question = await wired.engine.nextQuestion(
      { survey_data, additional_questions_requested: 0 },
      { onText: (text) => shown.push(text) },
    );
    expect(question.next_question).toBe('What did Zbigniew Kowalski do when you kept your word?');
    expect(shown).toEqual([question.next_question]);
    // The question that was asked goes out again with the next call.
    const next = [
      ...survey_data,
      { question: question.next_question, answer: 'Zbigniew smiled and poured the tea for us.' },
    ];
    await wired.engine.nextQuestion({ survey_data: next, additional_questions_requested: 0 });
    const told = [{ value: 'Loyalty', quote: 'I promised Zbigniew to come back.' }];
    await wired.engine.reorder({ value_drivers: ['Loyalty'], survey_data, is_completed: true, told });
    await wired.engine.philosophy({ value_drivers: ['Loyalty'], value_drivers_explanation: {}, told });
    await wired.engine.result({ survey_data });
    expect(wired.server.seen.length).toBeGreaterThanOrEqual(5);
    expect(sent()).not.toMatch(/Zbigniew|Kowalski|zk@|1234567|C01X00T47/);
    expect(sent()).toContain('[name 1]');
  });

  it('refuses a placeholder that stands for nothing', async () => {
    const bad = { ...GOOD_QUESTION, next_question: 'What did [name 7] do then?' };
    wired.server.next(say(bad), say(bad));
    await wired.engine.nextQuestion(ANSWERED);
    expect(wired.fallbacks).toMatchObject([{ reason: 'rule_broken' }]);
  });
});
