import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';
import { LlmFailure, type LlmFailureReason } from './llm-failure.ts';

function started() {
  let time = 0;
  const breaker = new CircuitBreaker({ failures: 2, openMs: 100 }, () => time);
  const asked: string[] = [];
  const call = (outcome: LlmFailureReason | 'ok') =>
    breaker
      .run(() => {
        asked.push(outcome);
        return outcome === 'ok' ? Promise.resolve('ok') : Promise.reject(new LlmFailure(outcome));
      })
      .catch((error: LlmFailure) => error.reason);
  return { call, asked, breaker, later: (ms: number) => (time += ms) };
}

it('opens after failures in a row, tries one call after a while, and closes when that succeeds', async () => {
  const { call, asked, later } = started();
  await call('timeout');
  await call('provider_error');
  expect(await call('ok')).toBe('circuit_open');
  expect(asked).toHaveLength(2);
  later(100);
  expect(await call('unreachable')).toBe('unreachable');
  expect(await call('ok')).toBe('circuit_open');
  later(100);
  expect(await call('ok')).toBe('ok');
  expect(await call('ok')).toBe('ok');
});

it('lets only one call try a provider that was out of order', async () => {
  const { call, breaker, later } = started();
  await call('timeout');
  await call('timeout');
  later(100);
  let finish = () => {};
  const trial = breaker.run(() => new Promise<void>((resolve) => (finish = resolve)));
  expect(await call('ok')).toBe('circuit_open');
  finish();
  await trial;
  expect(await call('ok')).toBe('ok');
});

it.each<LlmFailureReason>(['refused', 'not_json', 'rule_broken', 'quotes_unsupported', 'aborted', 'spend_limit'])(
  'stays closed after %s: the provider is there',
  async (reason) => {
    const { call } = started();
    for (let at = 0; at < 5; at += 1) await call(reason);
    expect(await call('ok')).toBe('ok');
  },
);
