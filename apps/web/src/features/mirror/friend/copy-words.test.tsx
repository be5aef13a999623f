// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyWords } from './copy-words.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<CopyWords text="words" label="Copy" copied="It is copied." />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = () => act(async () => document.querySelector('button')?.click());

test('a second copy is said as the first one is, in a place that was there before', async () => {
  const output = document.querySelector('output');
  await press();
  const first = output?.firstChild;
  expect(output?.textContent).toBe('It is copied.');
  await press();
  expect(output?.textContent).toBe('It is copied.');
  expect(output?.firstChild).not.toBe(first);
});
