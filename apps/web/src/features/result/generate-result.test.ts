// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnNarrative } from '@lf/contract/narrative';
import { endSession, startSession } from '../../lib/session.ts';
import { generateResult, isConfirmedMeanwhile, NotFinished } from './generate-result.ts';

const KEY = { userId: 'u1', licenseCode: '7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2' };
const TOKEN = 't0ken';
const JOINED = {
  valuesExplanation: '',
  valuesPhilosophy: '',
  archetype: '',
  archetypeExplanation: '',
  triggers: '',
  triggersExplanation: '',
};
const UNFINISHED: OwnNarrative = {
  ...KEY,
  ...JOINED,
  values: [],
  valuesExplanation: {},
  triggers: [],
  triggersExplanation: {},
  rankedValues: '',
  record: { ...KEY, ...JOINED, rankedValues: '' },
};
const CONFIRMED: OwnNarrative = { ...UNFINISHED, values: ['Honesty'] };
const FINISHED: OwnNarrative = { ...CONFIRMED, valuesPhilosophy: 'You tell the truth.' };

/** What the server holds, and how often it is asked. */
let held: OwnNarrative;
let asked: number;

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  held = UNFINISHED;
  asked = 0;
  startSession(TOKEN, { id: KEY.userId, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' });
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('/narrative/')) return Promise.resolve(Response.json({}));
    asked += 1;
    return Promise.resolve(Response.json(held));
  });
});
afterEach(() => {
  endSession('logged-out');
  globalThis.lfPrefetched = undefined;
  vi.unstubAllGlobals();
});

function prefetch(answer: OwnNarrative): void {
  const address = `/api/narrative/get-values/${KEY.licenseCode}`;
  globalThis.lfPrefetched = {
    answers: new Map([[address, { token: TOKEN, response: Promise.resolve(Response.json(answer)) }]]),
  };
}

const generate = () => generateResult(KEY, () => undefined);

it('an unfinished survey is told after one answer', async () => {
  await expect(generate()).rejects.toBeInstanceOf(NotFinished);
  expect(asked).toBe(1);
});

it('the prefetched answer is that one, and afterwards the server is asked what was confirmed since', async () => {
  prefetch(UNFINISHED);
  await expect(generate()).rejects.toBeInstanceOf(NotFinished);
  expect(asked).toBe(0);
  expect(await isConfirmedMeanwhile(KEY.licenseCode)).toBe(false);
  held = CONFIRMED;
  expect(await isConfirmedMeanwhile(KEY.licenseCode)).toBe(true);
  expect(asked).toBe(2);
});

it('values that were prefetched before another tab made the result become no second one', async () => {
  prefetch(CONFIRMED);
  held = FINISHED;
  expect(await generate()).toMatchObject({ narrative: { valuesPhilosophy: FINISHED.valuesPhilosophy }, isNew: false });
});
