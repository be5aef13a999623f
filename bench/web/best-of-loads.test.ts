import { expect, it } from 'vitest';
import { bestOfLoads } from './best-of-loads.ts';

const LIMIT_MS = 50;

it.each([
  { what: 'a page within its limit is opened once', loads: [50], best: 50 },
  { what: 'one that is over it is opened until it keeps to it', loads: [80, 40], best: 40 },
  { what: 'three times at most, and the best one counts', loads: [80, 60, 70], best: 60 },
  { what: 'also where the first is the best', loads: [60, 70, 80], best: 60 },
])('$what', async ({ loads, best }) => {
  const [first = 0, ...later] = loads;
  expect(await bestOfLoads(first, LIMIT_MS, () => Promise.resolve(later.shift() ?? Number.NaN))).toBe(best);
  expect(later).toEqual([]);
});
