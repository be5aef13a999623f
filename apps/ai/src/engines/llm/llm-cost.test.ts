import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ANSWERED,
  expectFallback,
  GOOD_QUESTION,
  say,
  startVendorEngine,
  type VendorEngine,
} from '../../testing/vendor/vendor-engine.ts';
import type { Behaviour, VendorName } from '../../testing/vendor/vendor-server.ts';
import { retryPolicyFor } from './retry-policy.ts';
import { createChatModel } from './provider-registry.ts';

describe.each<VendorName>(['openai', 'anthropic'])('what a call of %s may cost', (vendor) => {
  let wired: VendorEngine;
  beforeEach(async () => {
    wired = await startVendorEngine(vendor);
  });
  afterEach(() => wired.close());
  const bodyOf = (at = 0) => JSON.parse(wired.server.seen[at]?.raw ?? '{}') as Record<string, unknown>;

  it('is capped: the reply has at most so many tokens, and a reply that was cut is not used', async () => {
    wired.server.next({ does: 'cut off', text: JSON.stringify(GOOD_QUESTION) });
    expectFallback(wired, await wired.engine.nextQuestion(ANSWERED), 'reply_too_long');
    expect(bodyOf()['max_tokens']).toBe(1_000);
    expect(wired.server.seen).toHaveLength(1);
  });

  it('is taken from the budget, repair included', async () => {
    const spent: number[] = [];
    const tokens = {
      isLeft: () => Promise.resolve(true),
      spend: (count: number) => Promise.resolve(void spent.push(count)),
    };
    wired.server.next(say('{"next'), say(GOOD_QUESTION));
    await wired.engine.nextQuestion(ANSWERED, { tokens });
    expect(spent).toEqual([20, 20]);
    wired.server.next(say(GOOD_QUESTION));
    await wired.engine.nextQuestion(ANSWERED, { tokens, onText: () => {} });
    expect(spent.at(-1)).toBeGreaterThan(0);
  });

  it('is estimated when the provider hangs', async () => {
    await wired.close();
    wired = await startVendorEngine(vendor, { retryPolicy: { ...retryPolicyFor(30_000), attemptMs: 250 } });
    const spent: number[] = [];
    wired.server.next({ does: 'hang' });
    await wired.engine.nextQuestion(ANSWERED, {
      tokens: { isLeft: () => Promise.resolve(true), spend: (count) => Promise.resolve(void spent.push(count)) },
    });
    // The person is answered first.
    await expect.poll(() => spent).toHaveLength(1);
    expect(spent[0]).toBeGreaterThan(300);
  });

  it('is lowered by the cache of the provider: what everyone is told comes first, in the same bytes', async () => {
    await wired.engine.nextQuestion(ANSWERED);
    await wired.engine.nextQuestion({
      ...ANSWERED,
      survey_data: [{ question: 'Q?', answer: 'I ran home in the rain.' }],
    });
    const [one, two] = [bodyOf(0), bodyOf(1)];
    if (vendor === 'anthropic') {
      expect(one['system']).toEqual([
        { type: 'text', text: expect.any(String) as string, cache_control: { type: 'ephemeral' } },
      ]);
      expect(two['system']).toEqual(one['system']);
    } else {
      expect((one['messages'] as unknown[])[0]).toEqual((two['messages'] as unknown[])[0]);
      expect(one).not.toHaveProperty('prompt_cache_key');
    }
  });

  it('ends after failures in a row: the circuit opens, and nobody waits for the provider', async () => {
    await wired.close();
    wired = await startVendorEngine(vendor, { breaker: { failures: 2, openMs: 60_000 } });
    wired.server.next(...Array.from({ length: 2 }, (): Behaviour => ({ does: 'fail', status: 401 })));
    for (let at = 0; at < 4; at += 1) await wired.engine.nextQuestion(ANSWERED);
    expect(wired.server.seen).toHaveLength(2);
    expect(wired.fallbacks.map(({ reason }) => reason)).toEqual([
      'unauthorized',
      'unauthorized',
      'circuit_open',
      'circuit_open',
    ]);
  });
});

it("names the cache to OpenAI's own address, and the cap by its newer name", async () => {
  const seen: Record<string, unknown>[] = [];
  const model = createChatModel('openai', {
    apiKey: 'key',
    model: 'm',
    replyTokensMax: 700,
    fetch: (_, init) => {
      seen.push(JSON.parse(init?.body as string) as Record<string, unknown>);
      return Promise.resolve(Response.json({ choices: [{ message: { content: '{}' } }] }));
    },
  });
  const request = { system: 's', turns: [], schema: { name: 'survey_result', json: {} }, format: 'text' } as const;
  await model.reply(request, { signal: new AbortController().signal });
  expect(seen[0]).toMatchObject({
    max_completion_tokens: 700,
    prompt_cache_key: 'leadership-fingerprint-survey_result',
  });
  expect(seen[0]).not.toHaveProperty('max_tokens');
});

it('a result may take longer than a question, and both leave time for the fallback', () => {
  expect(retryPolicyFor(60_000).totalMs).toBe(55_000);
  expect(retryPolicyFor(30_000)).toMatchObject({ totalMs: 25_000, attemptMs: 20_000 });
});
