// @vitest-environment happy-dom
import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { holdEnter } from './reply-keys.ts';

/** Answers whether the key is held, and whether the field still has the focus. */
function press(tag: string, type: string, key: string, isComposing = false): readonly [boolean, boolean] {
  const target = document.body.appendChild(document.createElement(tag));
  if (type !== '') target.setAttribute('type', type);
  target.focus();
  const nativeEvent = new globalThis.KeyboardEvent('keydown', { key, isComposing, cancelable: true });
  holdEnter({
    target,
    key,
    nativeEvent,
    preventDefault: () => nativeEvent.preventDefault(),
  } as unknown as KeyboardEvent);
  return [nativeEvent.defaultPrevented, document.activeElement === target];
}

test.each([
  ['sends nothing from a checkbox, which keeps the focus', 'input', 'checkbox', [true, true]],
  ['sends nothing from the name, and puts the keyboard away', 'input', 'text', [true, false]],
  ['breaks no line, and puts the keyboard away', 'textarea', '', [true, false]],
  ['presses a button', 'button', 'submit', [false, true]],
])('Enter %s', (_, tag, type, outcome) => expect(press(tag, type, 'Enter')).toEqual(outcome));

test('another key, or one that ends a word of a writing that is put together, does what it does', () => {
  expect(press('textarea', '', 'a')).toEqual([false, true]);
  expect(press('textarea', '', 'Enter', true)).toEqual([false, true]);
});
