// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFFILIATE_WAIT_MS } from '@lf/domain/limits';

/** A fresh copy of the module for each test: the script is loaded once per page. */
async function withScript(affiliateScriptUrl: string | null) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ affiliateScriptUrl }))));
  vi.resetModules();
  return import('./affiliate.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'rewardful');
  Reflect.deleteProperty(globalThis, 'Rewardful');
});

test('no script configured: no script, no referral, not a moment of waiting', async () => {
  const { affiliateReferral } = await withScript(null);
  expect(await affiliateReferral()).toBeUndefined();
  expect(document.head.querySelector('script')).toBeNull();
});

test('the referral of a script that is ready', async () => {
  const { affiliateReferral } = await withScript('https://affiliate.example/script.js');
  vi.stubGlobal('rewardful', (_event: string, ready: () => void) => ready());
  vi.stubGlobal('Rewardful', { referral: 'partner-7' });
  expect(await affiliateReferral()).toBe('partner-7');
});

test('a script that never answers is waited for two seconds, and no longer', async () => {
  const { affiliateReferral } = await withScript('https://affiliate.example/script.js');
  let answer: unknown = 'waiting';
  const asked = affiliateReferral().then((referral) => {
    answer = referral;
    return referral;
  });
  await vi.advanceTimersByTimeAsync(AFFILIATE_WAIT_MS - 1);
  expect(answer).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBeUndefined();
});
