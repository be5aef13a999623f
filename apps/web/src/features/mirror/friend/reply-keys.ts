import type { KeyboardEvent } from 'react';

/**
 * Enter sends nothing from a field, and breaks no line: a sentence is one line, and the button comes after what has to be read first. In a field
 * it puts the keyboard of a phone away, as its own key there says.
 */
export function holdEnter(event: KeyboardEvent): void {
  const { target, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  if (target.type !== 'checkbox') target.blur();
}
