// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter } from '../../../lib/router/router.tsx';
import { eventually } from '../../../testing/drawn.tsx';
import { LateReplied, replied } from './late-replied.tsx';
import type { Opened } from './load-invitation.ts';

const OPENED: Opened = {
  invitation: {
    state: 'replied',
    shared: false,
    firstName: 'Ada',
    cards: [],
    reply: { picks: ['Honesty'] },
    changeable: true,
  },
  heldBy: 'ada',
};
let fetchable: boolean;
let root: Root;

const code: typeof replied = {
  here: () => undefined,
  fetch: () => (fetchable ? replied.fetch() : Promise.reject(new TypeError('no chunk'))),
};

// Loading it for the first time takes as long as it takes.
beforeAll(async () => void (await replied.fetch()));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  fetchable = false;
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent;
const shows = (words: string) => eventually(text).toContain(words);

test('what did not come after a reply is said, and comes after a press, with the focus', async () => {
  await act(async () =>
    root.render(
      <BrowserRouter>
        <LateReplied code={code} secret="ada" opened={OPENED} onShow={() => undefined} onAgain={() => undefined} />
      </BrowserRouter>,
    ),
  );
  expect(text()).toContain('We have your reply.');
  await shows('We can’t connect right now.');
  fetchable = true;
  const again = document.querySelector('button');
  await act(async () => {
    again?.focus();
    again?.click();
  });
  await shows('Take my reply back');
  expect(text()).not.toContain('We can’t connect right now.');
  expect(document.activeElement?.textContent).toBe('What you said');
});
