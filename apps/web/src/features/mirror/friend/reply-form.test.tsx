// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, keptDraft, keptName } from './kept-invitation.ts';
import { ReplyForm } from './reply-form.tsx';
import { EMPTY_DRAFT } from './reply-draft.ts';

const INVITATION = {
  state: 'open',
  shared: true,
  firstName: 'Ada',
  cards: ['Honesty', 'Family', 'Courage'].map((value) => ({ value, text: '' })),
  changeable: true,
} as const;
const nothing = () => undefined;
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () =>
    root.render(<ReplyForm secret="ada" invitation={INVITATION} onDone={nothing} onKeep={nothing} />),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const card = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`);
const press = (value: string) => act(async () => card(value)?.click());
const picked = () => [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
/** Another tab has stored something. */
const otherTab = (store: () => void) =>
  act(async () => {
    store();
    window.dispatchEvent(new StorageEvent('storage', { key: keptName('ada') }));
  });

test('what another tab has added is not overwritten by the next change here', async () => {
  await press('Honesty');
  await otherTab(() => keepDraft('ada', { ...EMPTY_DRAFT, picks: ['Honesty', 'Family'] }));
  expect(picked()).toEqual(['Honesty', 'Family']);
  await press('Courage');
  expect(keptDraft('ada').picks).toEqual(['Honesty', 'Family', 'Courage']);
});

test('a tab that was told nothing looks when it is seen again', async () => {
  await press('Honesty');
  keepDraft('ada', { ...EMPTY_DRAFT, picks: ['Family'] });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(picked()).toEqual(['Family']);
});

test('what another tab has sent is not emptied here', async () => {
  await press('Honesty');
  await otherTab(() => forgetDraft('ada'));
  expect(picked()).toEqual(['Honesty']);
});
