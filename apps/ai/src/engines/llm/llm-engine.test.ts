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
import type { VendorName } from '../../testing/vendor/vendor-server.ts';

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
      topic: 'turning-point',
      engine: wired.engine.name,
    });
    expect(wired.fallbacks).toEqual([]);
    expect(wired.server.seen.map(({ format }) => format)).toEqual(['json_schema']);
  });

  it("keeps the person's order and explains honestly what no sentence carries", async () => {
    const value_drivers = ['Loyalty', 'Sailing'];
    const values = [
      { name: 'Loyalty', text: 'You keep your word when it is hard.', quote: SAID },
      { name: 'Sailing', text: 'You love the sea.', quote: SAID },
    ];
    wired.server.next(say({ values: values.toReversed() }), say({ values }));
    const answer = await wired.engine.reorder({ value_drivers, survey_data, is_completed: true });
    expect(answer).toMatchObject({
      engine: wired.engine.name,
      value_drivers,
      value_drivers_explanation: {
        Loyalty: `“${SAID}” You keep your word when it is hard.`,
        Sailing: 'Plain Sailing',
      },
      explained: { Loyalty: { quote: SAID, text: 'You keep your word when it is hard.' } },
    });
    expect(answer.evidence).toMatchObject([
      { value: 'Loyalty', quote: SAID, alternatives: expect.any(Array) as string[] },
    ]);
    expect(wired.server.seen).toHaveLength(2);
  });

  it('prints the sentence that the person chose for a value, whatever the model quotes', async () => {
    const told = [{ value: 'Sailing', quote: 'Out there nobody asks me for anything.' }];
    wired.server.next(say({ values: [{ name: 'Sailing', quote: 'I love the sea so much.', text: 'You need room.' }] }));
    const answer = await wired.engine.reorder({ value_drivers: ['Sailing'], survey_data, is_completed: true, told });
    expect(answer.value_drivers_explanation).toEqual({
      Sailing: '“Out there nobody asks me for anything.” You need room.',
    });
  });

  it('builds a philosophy of the model’s sentences and the person’s own', async () => {
    const input = {
      value_drivers: ['Loyalty', 'Freedom'],
      value_drivers_explanation: { Loyalty: 'You keep your word.' },
      told: [{ value: 'Loyalty', quote: SAID }],
    };
    const sentences = [
      { text: 'You stay when it is hard.', told: null },
      { text: 'You put it this way:', told: 1 },
    ];
    wired.server.next(say({ sentences }));
    const answer = await wired.engine.philosophy(input);
    expect(answer).toMatchObject({
      engine: wired.engine.name,
      values_philosophy: `You stay when it is hard. You put it this way: “${SAID}”`,
    });
    const bad = { sentences: [...sentences, { text: 'You have it all.', told: 2 }] };
    wired.server.next(say(bad), say(bad));
    expectFallback(wired, await wired.engine.philosophy(input), 'rule_broken', 'values_philosophy');
  });

  it('sends the key in the header and nothing about who the person is', async () => {
    await wired.engine.nextQuestion({ ...ANSWERED, user_id: 'user-77', license_code: 'LICENSE' } as typeof ANSWERED);
    const [request] = wired.server.seen;
    expect(JSON.stringify(request?.headers)).toContain('secret-key');
    expect(request?.raw).not.toMatch(/user-77|LICENSE|secret-key/);
  });
});
