import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

const ROUNDS = 4;

/** Work, not time: the neighbours on a busy machine are not counted. */
async function workOf(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await action();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('a password is proven against its own hash only', async () => {
  const stored = await hashPassword('correct horse');
  expect(await isPasswordOf(stored, 'correct horse')).toBe(true);
  expect(await isPasswordOf(stored, 'correct horse ')).toBe(false);
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('an address without an account costs as much work as one with', async () => {
  const stored = await hashPassword('correct horse');
  await isPasswordOf(undefined, 'warm up');
  const known = await workOf(() => isPasswordOf(stored, 'a wrong guess'));
  const unknown = await workOf(() => isPasswordOf(undefined, 'a wrong guess'));
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
