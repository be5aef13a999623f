import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ANSWERED,
  expectFallback,
  GOOD_QUESTION,
  SAID,
  say,
  startVendorEngine,
  type VendorEngine,
} from '../../testing/vendor/vendor-engine.ts';
import { plausibleReply } from '../../testing/vendor/plausible-reply.ts';
import type { VendorName } from '../../testing/vendor/vendor-server.ts';
import { SAFETY_ENGINE } from './llm-engine.ts';

const { survey_data } = ANSWERED;
describe.each<VendorName>(['openai', 'anthropic'])('the llm engine over %s', (vendor) => {
  let wired: VendorEngine;
  beforeEach(async () => {
    wired = await startVendorEngine(vendor);
  });
  afterEach(() => wired.close());

  it('asks the model and says which model it was', async () => {
    wired.server.next(say(GOOD_QUESTION));
    const answer = await wired.engine.nextQuestion(ANSWERED);
    expect(answer).toMatchObject({
      next_question: GOOD_QUESTION.next_question,
      why: 'It matters.',
      topic: 'Witness',
      engine: wired.engine.name,
    });
    expect(wired.fallbacks).toEqual([]);
    expect(wired.server.seen.map(({ format }) => format)).toEqual(['json_schema']);
  });

  it('lets no crisis reach a model', async () => {
    const answer = await wired.engine.nextQuestion({
      ...ANSWERED,
      survey_data: [{ question: 'Q?', answer: 'I want to end my life.' }],
    });
    expect(answer).toMatchObject({ engine: SAFETY_ENGINE, safety: { message: 'Plain help' } });
    expect(wired.server.seen).toHaveLength(0);
  });

  it('keeps the values a sentence carries and drops or replaces the others', async () => {
    const value = (name: string, group: string, quote: string) => ({
      name,
      group,
      quote,
      explanation: `You show ${name}.`,
    });
    const reply = {
      values: [
        value('honesty', 'core', SAID),
        value('Loyalty', 'vehicle', 'I would never leave my people behind, never.'),
        value('Valour', 'vehicle', 'I ran into the burning house without a thought.'),
        { ...value('Calm', 'vehicle', SAID), explanation: 'You said "I was calm all the time" and it shows.' },
        value('Peace', 'outcome', 'I wanted peace for all of us that day.'),
      ],
      archetype: 'Rescuer',
      archetype_explanation: 'You step in.',
      triggers: ['A', 'B', 'C'].map((trigger) => ({ name: trigger, explanation: 'It hurts.' })),
    };
    wired.server.next(say(reply));
    const answer = await wired.engine.result({ survey_data });
    expect(answer.engine).toBe(wired.engine.name);
    expect(answer.archetype).toBe('Rescuer');
    const names = Object.values(answer.value_drivers).flat();
    expect(answer.value_drivers.core_value_drivers).toEqual(['Honesty']);
    expect(names).not.toContain('Valour');
    expect(names).not.toContain('Calm');
    expect(names).toHaveLength(5);
    expect(answer.value_drivers_explanation).toMatchObject({
      Honesty: 'You show honesty.',
      Loyalty: 'Plain loyalty',
      Peace: 'Plain peace',
    });
    expect(Object.keys(answer.value_drivers_explanation).toSorted()).toEqual(names.toSorted());
    for (const { quote, answer: at, start, end } of answer.evidence ?? []) {
      expect(survey_data[at]?.answer.slice(start, end)).toBe(quote);
    }
    expect(answer.evidence).toEqual([{ value: 'Honesty', quote: SAID, answer: 0, start: 0, end: SAID.length }]);
  });

  it('keeps a cry for help and a passed question to itself', async () => {
    const quiet = [
      ...survey_data,
      { question: 'And then?', answer: 'I want to end my life and nobody knows about it.' },
      { question: 'And now?', answer: 'Passed over.', skipped: true },
    ];
    await wired.engine.result({ survey_data: quiet });
    expect(wired.server.seen[0]?.raw).toContain('I kept my promise');
    expect(wired.server.seen[0]?.raw).not.toMatch(/end my life|Passed over/);
  });

  it('uses nothing of a result whose quotes are all invented', async () => {
    const values = ['Honesty', 'Courage', 'Calm', 'Peace', 'Valour'].map((word, at) => ({
      name: word,
      group: ['core', 'vehicle', 'outcome'][at % 3],
      quote: 'I flew to the moon and came back on foot.',
      explanation: 'You did.',
    }));
    const triggers = ['A', 'B', 'C'].map((trigger) => ({ name: trigger, explanation: 'It hurts.' }));
    wired.server.next(say({ values, archetype: 'Rescuer', archetype_explanation: 'You step in.', triggers }));
    const answer = await wired.engine.result({ survey_data });
    expectFallback(wired, answer, 'quotes_unsupported', 'survey_result');
    expect(answer.archetype).toBe('Fortress');
  });

  it.each<[string, (good: { values: object[]; triggers: object[]; archetype: string }) => object]>([
    ['four values', (good) => ({ ...good, values: good.values.slice(1) })],
    [
      'a value outside the catalogue',
      (good) => ({ ...good, values: [{ ...good.values[0], name: 'Grit' }, ...good.values.slice(1)] }),
    ],
    ['the same value twice', (good) => ({ ...good, values: [...good.values, good.values[0]] })],
    ['two triggers', (good) => ({ ...good, triggers: good.triggers.slice(1) })],
    ['an unknown archetype', (good) => ({ ...good, archetype: 'Wizard' })],
  ])('does not accept a result with %s', async (_, spoil) => {
    await wired.engine.result({ survey_data });
    const seen = wired.server.seen[0];
    if (seen === undefined) throw new Error('nothing was ANSWERED');
    const bad = spoil(JSON.parse(plausibleReply(seen)) as { values: object[]; triggers: object[]; archetype: string });
    wired.server.next(say(bad), say(bad));
    expectFallback(wired, await wired.engine.result({ survey_data }), 'rule_broken', 'survey_result');
  });

  it("keeps the person's order and explains honestly what no sentence carries", async () => {
    const value_drivers = ['Honesty', 'Sailing'];
    const values = [
      { name: 'Honesty', explanation: 'You keep your word, and it serves your sailing.', quote: SAID },
      { name: 'Sailing', explanation: 'You love the sea.', quote: SAID },
    ];
    wired.server.next(say({ values: values.toReversed() }), say({ values }));
    const answer = await wired.engine.reorder({ value_drivers, survey_data, is_completed: true });
    expect(answer).toMatchObject({
      engine: wired.engine.name,
      value_drivers,
      value_drivers_explanation: {
        Honesty: 'You keep your word, and it serves your sailing.',
        Sailing: 'Plain Sailing',
      },
    });
    expect(wired.server.seen).toHaveLength(2);
  });

  it('writes a philosophy of the right length that names every value', async () => {
    const input = {
      value_drivers: ['Honesty', 'Sailing'],
      value_drivers_explanation: { Honesty: 'You keep your word.' },
    };
    expect((await wired.engine.philosophy(input)).engine).toBe(wired.engine.name);
    wired.server.next(
      say({ values_philosophy: 'You are honest. Sailing is your honesty.' }),
      say({ values_philosophy: 'Too short.' }),
    );
    expectFallback(wired, await wired.engine.philosophy(input), 'rule_broken', 'values_philosophy');
  });

  it('sends the key in the header and nothing about who is speaking', async () => {
    await wired.engine.nextQuestion({ ...ANSWERED, user_id: 'user-77', license_code: 'LICENSE' } as typeof ANSWERED);
    const [request] = wired.server.seen;
    expect(JSON.stringify(request?.headers)).toContain('secret-key');
    expect(request?.raw).not.toMatch(/user-77|LICENSE|secret-key/);
  });
});
