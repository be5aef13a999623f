// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { refreshWhenRestored } from './restored-page.ts';
import { subscribeToSession } from './session.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that comes back from the back/forward cache asks again who is signed in; a fresh one knows', () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToSession(listener);
  const stop = refreshWhenRestored();
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
});
