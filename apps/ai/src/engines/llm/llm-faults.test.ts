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
import { retryPolicyFor, type RetryPolicy } from './retry-policy.ts';

describe.each<VendorName>(['openai', 'anthropic'])('faults of %s', (vendor) => {
  let wired: VendorEngine;
  beforeEach(async () => {
    wired = await startVendorEngine(vendor);
  });
  afterEach(() => wired.close());

  it('does not try a wrong key twice', async () => {
    wired.server.next({ does: 'fail', status: 401 });
    expectFallback(wired, await wired.engine.nextQuestion(ANSWERED), 'unauthorized');
    expect(wired.server.seen).toHaveLength(1);
  });

  it('waits as long as a busy provider asks, then tries again', async () => {
    wired.server.next({ does: 'fail', status: 429, headers: { 'retry-after': '0.05' } }, say(GOOD_QUESTION));
    expect((await wired.engine.nextQuestion(ANSWERED)).engine).toBe(wired.engine.name);
    expect(wired.server.seen).toHaveLength(2);
  });

  it('does not keep a person waiting for a provider that asks for a minute', async () => {
    wired.server.next({ does: 'fail', status: 429, headers: { 'retry-after': '60' } });
    expectFallback(wired, await wired.engine.nextQuestion(ANSWERED), 'rate_limited');
    expect(wired.server.seen).toHaveLength(1);
  });

  it('tries twice more after a 500 and then falls back', async () => {
    wired.server.next(...Array.from({ length: 3 }, (): Behaviour => ({ does: 'fail', status: 500 })));
    expectFallback(wired, await wired.engine.nextQuestion(ANSWERED), 'provider_error');
    expect(wired.server.seen).toHaveLength(3);
  });

  describe('with short time limits', () => {
    const withLimits = async (retryPolicy: Partial<RetryPolicy>) => {
      await wired.close();
      wired = await startVendorEngine(vendor, { retryPolicy: { ...retryPolicyFor(30_000), ...retryPolicy } });
    };

    it.each<[string, Behaviour, boolean]>([
      ['a reply that never comes', { does: 'hang' }, false],
      ['a slow drip', { does: 'drip', everyMs: 10 }, false],
      ['a slow drip in a stream', { does: 'drip', everyMs: 10 }, true],
    ])('gives up on %s and does not ask again', async (_, behaviour, streamed) => {
      await withLimits({ attemptMs: 250 });
      wired.server.next(behaviour);
      expectFallback(wired, await wired.engine.nextQuestion(ANSWERED, streamed ? { onText: () => {} } : {}), 'timeout');
      expect(wired.server.seen.length).toBeLessThan(2);
    });

    it('stays within the time for all attempts together', async () => {
      await withLimits({ totalMs: 250, backoffMs: [1, 60_000] });
      wired.server.next({ does: 'fail', status: 500 }, { does: 'fail', status: 500 });
      expectFallback(wired, await wired.engine.nextQuestion(ANSWERED), 'timeout');
    });
  });

  it('stops when the caller leaves, without a fallback', async () => {
    wired.server.next({ does: 'hang' });
    const leaving = new AbortController();
    const answer = wired.engine.nextQuestion(ANSWERED, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
    expect(wired.fallbacks).toEqual([]);
  });

  it.each<[string, Behaviour]>([
    ['a page instead of JSON', { does: 'babble' }],
    ['a connection cut at once', { does: 'hang up' }],
    ['a busy answer', { does: 'fail', status: 529 }],
  ])('recovers from %s', async (_, behaviour) => {
    wired.server.next(behaviour, say(GOOD_QUESTION));
    expect((await wired.engine.nextQuestion(ANSWERED)).engine).toBe(wired.engine.name);
  });

  it('falls back when a stream breaks off with an error each time', async () => {
    wired.server.next(...Array.from({ length: 3 }, (): Behaviour => ({ does: 'break off', with: 'error event' })));
    expectFallback(wired, await wired.engine.nextQuestion(ANSWERED, { onText: () => {} }), 'provider_error');
  });

  it('repairs a stream that simply ends', async () => {
    wired.server.next({ does: 'break off', with: 'silence' }, say(GOOD_QUESTION));
    expect((await wired.engine.nextQuestion(ANSWERED, { onText: () => {} })).next_question).toBe(
      GOOD_QUESTION.next_question,
    );
  });

  it('falls back when the model refuses', async () => {
    wired.server.next({ does: 'refuse' });
    expectFallback(wired, await wired.engine.nextQuestion(ANSWERED), 'refused');
    expect(wired.server.seen).toHaveLength(1);
  });
});
