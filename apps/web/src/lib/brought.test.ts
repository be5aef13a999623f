// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetBrought, readBrought, rememberBrought } from './brought.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('keeps a gift and a code apart, until they are forgotten', () => {
  rememberBrought('gift', 'abc');
  rememberBrought('code', 'WELCOME');
  expect([readBrought('gift'), readBrought('code')]).toEqual(['abc', 'WELCOME']);
  forgetBrought('gift');
  expect([readBrought('gift'), readBrought('code')]).toEqual([undefined, 'WELCOME']);
});

it('keeps nothing for longer than a day', () => {
  vi.useFakeTimers();
  rememberBrought('gift', 'abc');
  vi.advanceTimersByTime(24 * 60 * 60 * 1_000);
  expect(readBrought('gift')).toBeUndefined();
});

it.each(['', '7', 'x:y', '7:', '12:too old'])('reads nothing from %s', (stored) => {
  localStorage.setItem('lf.brought.gift', stored);
  expect(readBrought('gift')).toBeUndefined();
});
