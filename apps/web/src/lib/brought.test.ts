// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adoptBrought, forgetBrought, readBrought, rememberBrought } from './brought.ts';
import { endSession, startSession } from './session.ts';

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

describe('a link for one person', () => {
  const ada = { id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org' };
  const eve = { ...ada, id: 'u2', firstName: 'Eve' };

  it('that was opened while logged in is found by that person alone', () => {
    rememberBrought('with', 'a:b@c', 'u1');
    expect(readBrought('with', 'u1')).toBe('a:b@c');
    expect([readBrought('with', 'u2'), readBrought('with')]).toEqual([undefined, undefined]);
  });

  it('that was opened by nobody belongs to whoever logs in first, for as long as it was kept before', () => {
    vi.useFakeTimers();
    rememberBrought('with', 'abc');
    expect([readBrought('with'), readBrought('with', 'u1')]).toEqual(['abc', 'abc']);
    vi.advanceTimersByTime(23 * 60 * 60 * 1_000);
    adoptBrought('u1');
    adoptBrought('u2');
    expect([readBrought('with', 'u1'), readBrought('with', 'u2')]).toEqual(['abc', undefined]);
    vi.advanceTimersByTime(60 * 60 * 1_000);
    expect(readBrought('with', 'u1')).toBeUndefined();
  });

  it.each(['logged-out', 'deleted'] as const)('is gone once that person has %s', (end) => {
    rememberBrought('with', 'abc');
    rememberBrought('gift', 'def');
    startSession('t', ada);
    endSession(end);
    for (const kind of ['with', 'gift'] as const) expect(readBrought(kind, 'u1')).toBeUndefined();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('lf.brought.'))).toEqual([]);
  });

  it('waits for that person, and nobody else, when the session runs out', () => {
    rememberBrought('with', 'abc');
    startSession('t', ada);
    endSession('expired');
    startSession('t', eve);
    expect(readBrought('with', eve.id)).toBeUndefined();
    startSession('t', ada);
    expect(readBrought('with', ada.id)).toBe('abc');
  });
});

it.each(['', '7', 'x:y', '7:', '12:too old', '7@:x', '@u1:x'])('reads nothing from %s', (stored) => {
  localStorage.setItem('lf.brought.gift', stored);
  expect(readBrought('gift')).toBeUndefined();
});
