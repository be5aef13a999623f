// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readLanguages } from './read-languages.ts';

afterEach(() => vi.unstubAllGlobals());

function isReadAt(pathname: string, hasPrices: boolean): boolean {
  const nextFrame = vi.fn();
  vi.stubGlobal('requestAnimationFrame', nextFrame);
  readLanguages(pathname, hasPrices);
  return nextFrame.mock.calls.length > 0;
}

it.each([
  ['/account', true, true],
  ['/account/settings', true, true],
  ['/sandbox-checkout/s1', true, true],
  ['/purchase-quantity', true, false],
  ['/purchase-payment', true, false],
  ['/purchase-confirmation', true, false],
  ['/purchase-completion', false, false],
  ['/enter-promo-code', false, false],
  ['/digital-fingerprint/about-you', false, false],
])('%s: tables of languages are read ahead with prices: %s, without: %s', (pathname, withPrices, without) => {
  expect([isReadAt(pathname, true), isReadAt(pathname, false)]).toEqual([withPrices, without]);
});
