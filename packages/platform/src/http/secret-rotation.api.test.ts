import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../env.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTokens } from './tokens.ts';
import type { Database } from '../db/schema.ts';

const OLD = 'the secret that was there before, long enough';
const NEW = 'the secret that comes after it, also long enough';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

const processWith = (env: Record<string, string>) => createTokens(db, readConfig(env));
const claims = { userId: randomUUID(), sessionId: randomUUID() };
const soon = () => new Date(Date.now() + 60_000);

test('a secret is changed in three steps, process by process, and at no moment is a token refused', async () => {
  const steps = [
    { JWT_SECRET: OLD },
    { JWT_SECRET: OLD, JWT_SECRET_SECOND: NEW },
    { JWT_SECRET: NEW, JWT_SECRET_SECOND: OLD },
  ];
  // While one step is rolled out, processes of it and of the step before answer side by side.
  for (const [n, step] of steps.entries()) {
    const [before, now] = [await processWith(steps[n - 1] ?? step), await processWith(step)];
    for (const signer of [before, now]) {
      const token = signer.sign(claims, soon());
      expect(before.verify(token)).toEqual(claims);
      expect(now.verify(token)).toEqual(claims);
    }
  }
});

test('once the old secret is taken out, what it signed opens nothing', async () => {
  const old = (await processWith({ JWT_SECRET: OLD })).sign(claims, soon());
  expect((await processWith({ JWT_SECRET: NEW, JWT_SECRET_SECOND: OLD })).verify(old)).toEqual(claims);
  expect((await processWith({ JWT_SECRET: NEW })).verify(old)).toBeUndefined();
});

test('the second secret signs nothing', async () => {
  const token = (await processWith({ JWT_SECRET: NEW, JWT_SECRET_SECOND: OLD })).sign(claims, soon());
  expect((await processWith({ JWT_SECRET: OLD })).verify(token)).toBeUndefined();
});
