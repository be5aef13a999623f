import { surveyResult } from '@lf/contract/survey';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plausibleReply } from '../../testing/vendor/plausible-reply.ts';
import {
  ANSWERED,
  expectFallback,
  SAID,
  say,
  startVendorEngine,
  type VendorEngine,
} from '../../testing/vendor/vendor-engine.ts';
import { createEmbeddedEngine } from '../embedded/embedded-engine.ts';
import type { SurveyResultReply } from './calls/survey-result.ts';

const FIGHT = 'When my boss shouted at the interns I shut my door and said nothing for a week.';
const survey_data = [
  ...ANSWERED.survey_data,
  { question: 'A conflict?', answer: `${FIGHT} I was ashamed of that silence.`, topic: 'conflict-not-proud-of' },
];

const value = (name: string, quote: string, text = 'You hold on to this when it counts.') => ({
  name,
  group: 'core' as const,
  quote,
  text,
});
const ARCHETYPE = {
  name: 'Fortress',
  quote: FIGHT,
  did: 'You close the door and wait.',
  protects: 'It protects your peace.',
  gift: 'You stay calm.',
  cost: 'Nobody knows what you think.',
  move: 'Say one sentence before you leave.',
};
const TRIGGERS = ['Shouting', 'Being ignored', 'Sudden change'].map((name, at) => ({
  name,
  quote: at === 0 ? FIGHT : null,
  why: 'It touches what you value.',
  move: 'Take one breath.',
}));
const reply = (change: Partial<SurveyResultReply> = {}): SurveyResultReply => ({
  values: [value('Loyalty', SAID)],
  archetype: ARCHETYPE,
  triggers: TRIGGERS,
  ...change,
});

/** A model's result, checked by the trained reader beside the real embedded engine. */
describe('what a model claims in a result', () => {
  let wired: VendorEngine;
  const embedded = createEmbeddedEngine();
  beforeAll(async () => {
    wired = await startVendorEngine('openai', { embedded });
  });
  beforeEach(() => {
    wired.server.forget();
    wired.fallbacks.length = 0;
  });
  afterAll(() => wired.close());
  const resultOf = (said: SurveyResultReply) => {
    wired.server.next(say(said));
    return wired.engine.result({ survey_data });
  };
  const namesOf = (result: Awaited<ReturnType<typeof resultOf>>) => Object.values(result.value_drivers).flat();

  it('stands on whole sentences of the person, with side, alternatives and sureness from the reader', async () => {
    const result = await resultOf(reply({ values: [value('loyalty', `"${SAID.slice(0, 40)}`)] }));
    const [first] = result.evidence ?? [];
    expect(first).toMatchObject({
      value: 'Loyalty',
      quote: SAID,
      answer: 0,
      start: 0,
      end: SAID.length,
      side: 'lived',
    });
    expect(first?.alternatives).toHaveLength(8);
    expect(first?.sure).toEqual(expect.any(Boolean));
    expect(result.explained?.['Loyalty']).toEqual({ quote: SAID, text: 'You hold on to this when it counts.' });
    expect(result.value_drivers_explanation['Loyalty']).toBe(`“${SAID}” You hold on to this when it counts.`);
    expect(result.sentences?.some(({ quote }) => quote === SAID)).toBe(false);
  });

  it('is dropped when nobody said the quote, or when the reader does not find the value in it', async () => {
    const result = await resultOf(
      reply({
        values: [
          value('Loyalty', SAID),
          value('Courage', 'I ran into the burning house without a thought.'),
          value('Beauty', FIGHT),
        ],
      }),
    );
    expect(namesOf(result)).toContain('Loyalty');
    expect((result.evidence ?? []).map(({ quote }) => quote)).not.toContain(
      'I ran into the burning house without a thought.',
    );
    expect((result.evidence ?? []).some((one) => one.value === 'Beauty' && one.quote === FIGHT)).toBe(false);
    for (const { quote, answer, start, end } of result.evidence ?? [])
      expect(survey_data[answer]?.answer.slice(start, end)).toBe(quote);
  });

  it.each([
    ['double quotation marks', 'You said "I never gave up" and it shows.'],
    ['single quotation marks', "You told them 'I never gave up' and it shows."],
    ['an event that nobody told', 'You climbed mountains with explorers across frozen continents.'],
    ['a person that nobody named', 'You would do anything for your sister.'],
    ['a number that nobody named', 'You waited 17 years for this.'],
    ['a name that nobody named', 'You learned it from Ferdinand.'],
  ])('is worded by us when the text has %s', async (_, text) => {
    const result = await resultOf(reply({ values: [value('Loyalty', SAID, text)] }));
    expect(result.explained?.['Loyalty']?.quote).toBe(SAID);
    expect(result.explained?.['Loyalty']?.text).not.toBe(text);
    expect(result.explained?.['Loyalty']?.text).not.toBe('');
    expect(JSON.stringify(result)).not.toContain(text);
  });

  it('takes archetype and triggers from one engine, never from both', async () => {
    const told = await resultOf(reply());
    expect(told.archetype).toBe('Fortress');
    expect(told.archetype_parts).toMatchObject({ scene: FIGHT, did: ARCHETYPE.did, move: ARCHETYPE.move });
    expect(told.archetype_explanation).toContain(ARCHETYPE.protects);
    expect(told.archetype_evidence).toMatchObject({ quote: FIGHT, answer: 1 });
    expect(told.archetype_choices).toBeUndefined();
    expect(Object.keys(told.trigger_parts ?? {})).toEqual(told.triggers);
    expect(Object.keys(told.triggers_explanation)).toEqual(told.triggers);
    expect(told.trigger_evidence).toMatchObject([{ trigger: 'Shouting', quote: FIGHT }]);

    const own = await embedded.result({ survey_data });
    const guessed = await resultOf(reply({ archetype: { ...ARCHETYPE, name: 'Rescuer', quote: null } }));
    for (const field of ['archetype', 'archetype_explanation', 'archetype_parts', 'triggers', 'trigger_parts'] as const)
      expect(guessed[field]).toEqual(own[field]);
    expect(guessed.archetype_choices).toEqual(own.archetype_choices);
    expect(guessed.archetype_evidence).toEqual(own.archetype_evidence);
  });

  it('explains every value that it names, and nothing else', async () => {
    const result = await resultOf(reply({ values: [value('Loyalty', SAID)] }));
    const names = namesOf(result).toSorted();
    expect(Object.keys(result.explained ?? {}).toSorted()).toEqual(names);
    expect(Object.keys(result.value_drivers_explanation).toSorted()).toEqual(names);
    expect((result.evidence ?? []).map((one) => one.value).toSorted()).toEqual(names);
  });

  it('fits the contract however long the texts are', async () => {
    const long = `You ${'carry on and '.repeat(22)}rest.`;
    const texts = { did: long, protects: long, gift: long, cost: long, move: long };
    const result = await resultOf(reply({ archetype: { ...ARCHETYPE, ...texts } }));
    expect(result.archetype_parts?.did).toBe(long);
    expect(z.safeParse(surveyResult.response, result).success).toBe(true);
  });

  it('is not used at all when no quote holds', async () => {
    const result = await resultOf(reply({ values: [value('Courage', 'I flew to the moon and came back on foot.')] }));
    expectFallback(wired, result, 'quotes_unsupported', 'survey_result');
    expect(result.fallback).toBe(true);
  });

  it.each<[string, (good: SurveyResultReply) => object]>([
    ['a value outside the catalogue', (good) => ({ ...good, values: [value('Grit', SAID)] })],
    ['the same value twice', (good) => ({ ...good, values: [...good.values, ...good.values] })],
    ['two triggers', (good) => ({ ...good, triggers: good.triggers.slice(1) })],
    ['an unknown archetype', (good) => ({ ...good, archetype: { ...good.archetype, name: 'Wizard' } })],
  ])('breaks a rule with %s', async (_, spoil) => {
    await wired.engine.result({ survey_data });
    const [seen] = wired.server.seen;
    if (seen === undefined) throw new Error('the model was not asked');
    wired.fallbacks.length = 0;
    const bad = spoil({ ...(JSON.parse(plausibleReply(seen)) as SurveyResultReply), values: reply().values });
    wired.server.next(say(bad), say(bad));
    expectFallback(wired, await wired.engine.result({ survey_data }), 'rule_broken', 'survey_result');
  });
});
