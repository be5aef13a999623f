import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isStorageRefused, readStored, storedNames, subscribeToRefusal, writeStored } from './browser-storage.ts';

/** A storage that can be full. */
const stored = new Map<string, string>();
let full = false;
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => void stored.delete(key),
  setItem: (key: string, text: string) => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    stored.set(key, text);
  },
};

beforeEach(() => {
  full = false;
  stored.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  writeStored('draft', null);
  vi.unstubAllGlobals();
});

describe('a storage without room', () => {
  test('what is written is read again in this tab, and listeners are notified', () => {
    const told = vi.fn();
    const stop = subscribeToRefusal(told);
    expect(isStorageRefused()).toBe(false);
    full = true;
    writeStored('draft', 'a memory');
    expect(readStored('draft')).toBe('a memory');
    expect(storedNames()).toContain('draft');
    expect(isStorageRefused()).toBe(true);
    expect(told).toHaveBeenCalledOnce();
    stop();
  });

  test('an older text does not come back', () => {
    writeStored('draft', 'older');
    full = true;
    writeStored('draft', 'newer');
    expect(stored.has('draft')).toBe(false);
    expect(readStored('draft')).toBe('newer');
    writeStored('draft', null);
    expect(readStored('draft')).toBeNull();
  });

  test('once there is room again, it is stored again', () => {
    full = true;
    writeStored('draft', 'one');
    full = false;
    writeStored('draft', 'two');
    expect(stored.get('draft')).toBe('two');
    expect(readStored('draft')).toBe('two');
  });
});
