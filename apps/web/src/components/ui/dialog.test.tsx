// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const onClose = vi.fn<() => void>();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onClose.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(isBusy?: boolean): HTMLDialogElement {
  act(() => root.render(<Dialog open title="Delete it?" onClose={onClose} {...(isBusy && { isBusy })} />));
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('no dialog');
  return dialog;
}

/** Answers whether the browser would go on and close it. */
function pressEscape(dialog: HTMLDialogElement): boolean {
  const escape = new Event('cancel', { cancelable: true });
  act(() => void dialog.dispatchEvent(escape));
  return !escape.defaultPrevented;
}
const pressBackdrop = (dialog: HTMLDialogElement) =>
  act(() => void dialog.dispatchEvent(new MouseEvent('click', { bubbles: true })));

it('closes on Escape and on a press on the backdrop', () => {
  const dialog = show();
  expect(pressEscape(dialog)).toBe(true);
  pressBackdrop(dialog);
  expect(onClose).toHaveBeenCalledOnce();
  act(() => dialog.close());
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('stays open while something is under way', () => {
  const dialog = show(true);
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(pressEscape(dialog)).toBe(false);
  pressBackdrop(dialog);
  // As a browser does it that cannot be kept from closing at a second Escape.
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  show();
  act(() => dialog.close());
  expect(onClose).toHaveBeenCalledOnce();
});
