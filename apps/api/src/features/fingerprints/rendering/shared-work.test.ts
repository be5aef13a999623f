import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';

/** Work that lasts until it is told to end. */
function longWork() {
  const begun: AbortSignal[] = [];
  const work = (stop: AbortSignal): Promise<string> => {
    begun.push(stop);
    return new Promise((_, reject) => stop.addEventListener('abort', () => reject(new Error('stopped'))));
  };
  return { begun, work };
}

test('work goes on while one caller waits, and is aborted with the last', async () => {
  const share = createSharedWork<string>();
  const { begun, work } = longWork();
  const [first, second] = [new AbortController(), new AbortController()];
  const results = Promise.allSettled([share('a', work, first.signal), share('a', work, second.signal)]);
  expect(begun).toHaveLength(1);
  first.abort();
  expect(begun[0]?.aborted).toBe(false);
  second.abort();
  expect(begun[0]?.aborted).toBe(true);
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a caller without a signal keeps it going', () => {
  const share = createSharedWork<string>();
  const { begun, work } = longWork();
  const caller = new AbortController();
  share('a', work).catch(() => undefined);
  share('a', work, caller.signal).catch(() => undefined);
  caller.abort();
  expect(begun[0]?.aborted).toBe(false);
});

test('who asks after an abort begins anew', () => {
  const share = createSharedWork<string>();
  const { begun, work } = longWork();
  const caller = new AbortController();
  share('a', work, caller.signal).catch(() => undefined);
  caller.abort();
  share('a', work).catch(() => undefined);
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
});
