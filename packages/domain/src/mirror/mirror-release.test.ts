import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { mirrorRelease } from './mirror-release.ts';

test.each([
  [0, 1, 'keep'],
  [0, 2, 'keep'],
  [0, 3, 'count_all'],
  [3, 0, 'keep'],
  [3, 1, 'keep'],
  [3, 2, 'count_all'],
  [7, 2, 'keep'],
  [7, 3, 'count_all'],
  // One of three was taken back.
  [2, 0, 'count_none'],
  [2, 1, 'count_all'],
  [1, 1, 'count_none'],
] as const)('%i counted, %i waiting: %s', (counted, waiting, expected) => {
  expect(mirrorRelease(counted, waiting)).toBe(expected);
});

it('at the end the eighth and the ninth need not wait for a tenth', () => {
  expect(mirrorRelease(7, 2, true)).toBe('count_all');
  expect(mirrorRelease(7, 1, true)).toBe('keep');
  expect(mirrorRelease(0, 2, true)).toBe('keep');
});

it('when ten have replied one after the other, all ten count', () => {
  let [counted, waiting] = [0, 0];
  for (let n = 0; n < 10; n += 1) {
    waiting += 1;
    if (mirrorRelease(counted, waiting) === 'count_all') [counted, waiting] = [counted + waiting, 0];
  }
  expect([counted, waiting]).toEqual([10, 0]);
});

type Step = 'reply' | 'withdraw_counted' | 'withdraw_waiting';

it('whatever comes and goes, the owner never sees one or two people, and never one person more than before', () => {
  const steps = fc.array(fc.constantFrom<Step>('reply', 'withdraw_counted', 'withdraw_waiting'), { maxLength: 40 });
  fc.assert(
    fc.property(steps, (all) => {
      let [counted, waiting] = [0, 0];
      for (const step of all) {
        const before = counted;
        if (step === 'reply') waiting += 1;
        if (step === 'withdraw_counted' && counted > 0) counted -= 1;
        if (step === 'withdraw_waiting' && waiting > 0) waiting -= 1;
        const release = mirrorRelease(counted, waiting);
        if (release === 'count_all') [counted, waiting] = [counted + waiting, 0];
        if (release === 'count_none') [counted, waiting] = [0, counted + waiting];
        expect(counted === 0 || counted >= 3).toBe(true);
        expect(counted - before).not.toBe(1);
      }
    }),
  );
});
