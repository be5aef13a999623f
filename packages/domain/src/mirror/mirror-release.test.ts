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
  [9, 1, 'keep'],
  // One of three was taken back.
  [2, 0, 'count_none'],
  [2, 1, 'count_all'],
  [1, 1, 'count_none'],
] as const)('%i counted, %i waiting: %s', (counted, waiting, expected) => {
  expect(mirrorRelease(counted, waiting)).toBe(expected);
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
