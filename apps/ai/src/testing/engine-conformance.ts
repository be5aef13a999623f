import {
  newOrderValueDrivers,
  nextQuestion,
  surveyResult,
  valuesPhilosophy,
  type SurveyItem,
} from '@lf/contract/survey';
import { BASE_QUESTIONS, EXTRA_QUESTIONS_MAX, isSurveyCompleted, questionTotal } from '@lf/domain/question-budget';
import { isValueName } from '@lf/domain/value-name';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ODD_ANSWERS, PERSON_A, PERSON_B } from './conformance-people.ts';
import type { SurveyEngine } from '../survey-engine.ts';

/** A question as it is kept with its answer. */
function itemOf(
  asked: { next_question: string; topic?: string | undefined; follow_up?: string | undefined },
  answer: string,
): SurveyItem {
  return {
    question: asked.next_question,
    answer,
    ...(asked.topic === undefined ? {} : { topic: asked.topic }),
    ...(asked.follow_up === undefined ? {} : { follow_up: asked.follow_up }),
  };
}

export interface ConformanceOptions {
  /** Same input, same bytes: promised by the embedded engine, not by a hosted model. */
  readonly deterministic: boolean;
}

/** The conformance suite of every engine. Run from the engine's own test file. */
export function describeEngine(
  name: string,
  makeEngine: () => Promise<SurveyEngine> | SurveyEngine,
  options: ConformanceOptions,
): void {
  describe(`the ${name} engine conforms`, () => {
    let engine: SurveyEngine;
    beforeAll(async () => {
      engine = await makeEngine();
      await engine.start();
    });

    /** Answers question after question until the budget is used up. */
    async function interview(answers: readonly string[], extra: number): Promise<SurveyItem[]> {
      const items: SurveyItem[] = [];
      while (!isSurveyCompleted(items.length, extra)) {
        const asked = await engine.nextQuestion({ survey_data: items, additional_questions_requested: extra });
        expect(z.safeParse(nextQuestion.response, asked).success).toBe(true);
        expect(asked.is_completed).toBe(false);
        expect(asked.next_question.trim()).not.toBe('');
        items.push(itemOf(asked, answers[items.length % answers.length] ?? ''));
      }
      return items;
    }

    async function expectWholeResult(items: readonly SurveyItem[]): Promise<void> {
      const result = await engine.result({ survey_data: [...items] });
      expect(z.safeParse(surveyResult.response, result).success).toBe(true);
      const {
        core_value_drivers: core,
        vehicle_value_drivers: vehicle,
        outcome_value_drivers: outcome,
      } = result.value_drivers;
      const values = [...core, ...vehicle, ...outcome];
      expect(values.length).toBeLessThanOrEqual(10);
      expect(new Set(values.map((value) => value.toLowerCase())).size).toBe(values.length);
      for (const value of values) {
        expect(isValueName(value)).toBe(true);
        expect(result.value_drivers_explanation[value]?.trim()).toBeTruthy();
        expect((result.evidence ?? []).some((evidence) => evidence.value === value)).toBe(true);
      }
      expect(result.archetype.trim()).not.toBe('');
      expect(result.archetype_explanation.trim()).not.toBe('');
      expect(result.triggers.length).toBeGreaterThanOrEqual(3);
      expect(result.triggers.length).toBeLessThanOrEqual(5);
      for (const trigger of result.triggers) {
        expect(trigger).not.toContain(',');
        expect(result.triggers_explanation[trigger]?.trim()).toBeTruthy();
      }
      for (const { quote, answer, start, end } of result.evidence ?? []) {
        expect(items[answer]?.answer.slice(start, end)).toBe(quote);
      }
    }

    it('asks nine questions, the first about the earliest memory, and repeats none', async () => {
      const items = await interview(PERSON_A, 0);
      expect(items).toHaveLength(BASE_QUESTIONS);
      expect(items[0]?.question).toMatch(/memory|remember|see with your own eyes/i);
      expect(new Set(items.map(({ question }) => question)).size).toBe(BASE_QUESTIONS);
    });

    it(`asks ${EXTRA_QUESTIONS_MAX} more without repeating itself`, async () => {
      const items = await interview([...PERSON_A, ...PERSON_B], EXTRA_QUESTIONS_MAX);
      expect(new Set(items.map(({ question }) => question)).size).toBe(questionTotal(EXTRA_QUESTIONS_MAX));
    }, 120_000);

    it('asks one thing at a time, in the length a person reads', async () => {
      for (const { question } of await interview(PERSON_B, 3)) {
        expect(question.length).toBeLessThan(600);
        expect(question.match(/\?/gu)?.length ?? 0).toBeLessThanOrEqual(2);
      }
    });

    it('says that it is complete when the budget is used up', async () => {
      const items = await interview(PERSON_A, 0);
      const done = await engine.nextQuestion({ survey_data: items, additional_questions_requested: 0 });
      expect(done.is_completed).toBe(true);
    });

    it('makes a whole result of an ordinary interview, every quote verbatim', async () => {
      await expectWholeResult(await interview(PERSON_A, 0));
      await expectWholeResult(await interview(PERSON_B, 3));
    });

    it.each(ODD_ANSWERS)(
      'goes on kindly, and makes a whole result, when every answer is: $what',
      async ({ answer }) => {
        const items = await interview([answer], 0);
        expect(new Set(items.map(({ question }) => question)).size).toBe(BASE_QUESTIONS);
        await expectWholeResult(items);
      },
    );

    it('makes a whole result of no answers at all', async () => {
      await expectWholeResult([]);
    });

    it('offers help after a cry for help, and does not ask about it', async () => {
      const cry = 'Honestly, since the spring I have been thinking about ending my life by the old bridge.';
      const first = await engine.nextQuestion({ survey_data: [], additional_questions_requested: 0 });
      const items = [itemOf(first, cry)];
      const next = await engine.nextQuestion({ survey_data: items, additional_questions_requested: 0 });
      expect(next.safety?.resources.join(' ')).toMatch(/988/);
      expect(next.safety?.resources.join(' ')).toMatch(/116 123/);
      expect(next.safety?.resources.join(' ')).toMatch(/findahelpline\.com/);
      expect(next.next_question).not.toMatch(/bridge|spring|ending/i);
      const result = await engine.result({ survey_data: items });
      expect(result.safety?.message).toBeTruthy();
      expect(JSON.stringify({ ...result, safety: undefined })).not.toMatch(/ending my life|old bridge/);
    });

    it('leaves a skipped question alone', async () => {
      const first = await engine.nextQuestion({ survey_data: [], additional_questions_requested: 0 });
      const items = [{ ...itemOf(first, 'Passed over.'), skipped: true }];
      const next = await engine.nextQuestion({ survey_data: items, additional_questions_requested: 0 });
      expect(next.next_question).not.toContain('Passed over');
      expect(next.topic ?? 'another').not.toBe(first.topic ?? 'first');
      expect(JSON.stringify(await engine.result({ survey_data: items }))).not.toContain('Passed over');
    });

    it('never touches the order the person gave, and explains what it can', async () => {
      const survey_data = await interview(PERSON_A, 0);
      const { value_drivers } = await engine.result({ survey_data });
      const proposed = [...value_drivers.outcome_value_drivers, ...value_drivers.core_value_drivers].slice(0, 4);
      const order = ['Being on time', ...proposed.toReversed(), 'Любовь к дому'];
      const reordered = await engine.reorder({ value_drivers: order, survey_data, is_completed: true });
      expect(z.safeParse(newOrderValueDrivers.response, reordered).success).toBe(true);
      expect(reordered.value_drivers).toEqual(order);
      for (const value of proposed) expect(reordered.value_drivers_explanation[value]?.trim()).toBeTruthy();
    });

    it('carries the sentence a person chose for a value of their own', async () => {
      const quote = 'I have never once made my children wait.';
      const reordered = await engine.reorder({
        value_drivers: ['Being on time'],
        survey_data: [],
        is_completed: true,
        told: [{ value: 'Being on time', quote }],
      });
      expect(reordered.value_drivers_explanation['Being on time']).toContain(quote);
    });

    it('writes the philosophy to the person, at most 200 words, whatever the names', async () => {
      for (const order of [
        ['Trust', 'Courage', 'Family', 'Learning', 'Purpose'],
        [
          'Adventures with the kids',
          '家族',
          'Self-Expression',
          'Мир',
          'Second Chances',
          'Financial Security',
          'Play',
          'Ehrlichkeit',
          'Humor',
          'Legacy',
        ],
        ['Kindness'],
      ]) {
        const written = await engine.philosophy({ value_drivers: order, value_drivers_explanation: {} });
        expect(z.safeParse(valuesPhilosophy.response, written).success).toBe(true);
        const words = written.values_philosophy.split(/\s+/u).length;
        expect(words).toBeGreaterThanOrEqual(3);
        expect(words).toBeLessThanOrEqual(200);
        expect(written.values_philosophy).toMatch(/\byou\b/i);
      }
    });

    if (options.deterministic) {
      it('gives the same bytes for the same input', async () => {
        const survey_data = await interview(PERSON_B, 0);
        const input = { survey_data: survey_data.slice(0, 5), additional_questions_requested: 0 };
        const again = await makeEngine();
        await again.start();
        expect(JSON.stringify(await again.nextQuestion(input))).toBe(JSON.stringify(await engine.nextQuestion(input)));
        expect(JSON.stringify(await again.result({ survey_data }))).toBe(
          JSON.stringify(await engine.result({ survey_data })),
        );
      });

      it('tells two people apart', async () => {
        const first = await engine.result({ survey_data: await interview(PERSON_A, 0) });
        const second = await engine.result({ survey_data: await interview(PERSON_B, 0) });
        const names = (result: typeof first) => Object.values(result.value_drivers).flat();
        const shared = names(first).filter((value) => names(second).includes(value));
        expect(shared.length).toBeLessThanOrEqual(2);
      });
    }
  });
}
