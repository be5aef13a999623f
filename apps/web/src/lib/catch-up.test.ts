// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { catchUpWhenAwake } from './catch-up.ts';
import { subscribeToSession } from './session.ts';

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that comes back from the back/forward cache asks again who is signed in; a fresh one knows', () => {
  const heard = vi.fn();
  const deaf = subscribeToSession(heard);
  const stop = catchUpWhenAwake();
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(heard).toHaveBeenCalledOnce();
  deaf();
});
