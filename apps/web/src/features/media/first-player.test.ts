// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readPlayerStyles } from './first-player.ts';

test('the styles of a player that nobody sees are read in a task of their own, and nothing of it stays', () => {
  vi.useFakeTimers();
  const read = vi.spyOn(globalThis, 'getComputedStyle');
  readPlayerStyles();
  expect(read).not.toHaveBeenCalled();
  vi.runAllTimers();
  const [player] = read.mock.calls[0] ?? [];
  expect(player).toBeInstanceOf(HTMLVideoElement);
  expect((player as HTMLVideoElement).hidden).toBe(true);
  expect(document.querySelector('video')).toBeNull();
  vi.useRealTimers();
});
