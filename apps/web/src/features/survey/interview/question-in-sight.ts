import { visibleArea } from './visible-area.ts';

/** The first lines of the field that are to be seen under the question. */
const FIELD_LINES_PX = 96;
const MARGIN_PX = 12;
/** A question that takes more than this of what can be seen would leave too little for the answer. */
const PINNED_PART = 0.45;

/** Holds the question at the upper edge of what can be seen, from the moment its own place is above it. */
export function keepPinned(start: HTMLElement, pinned: HTMLElement): void {
  const { top, height } = visibleArea();
  // Measured before anything is changed, so that the page is laid out once.
  const fits = pinned.offsetHeight <= height * PINNED_PART;
  const isAbove = start.getBoundingClientRect().top < top;
  pinned.toggleAttribute('data-fits', fits);
  pinned.toggleAttribute('data-stuck', fits && isAbove);
  if (pinned.style.insetBlockStart !== `${top}px`) pinned.style.insetBlockStart = `${top}px`;
}

/** Scrolls as little as is needed to see the question and the beginning of the field under it; with the note above it, where there is room. */
export function scrollToQuestion(pinned: HTMLElement): void {
  const field = pinned.parentElement?.querySelector('textarea');
  const start = pinned.previousElementSibling;
  if (!field || !start) return;
  const { top, height } = visibleArea();
  const end = field.getBoundingClientRect().top + FIELD_LINES_PX;
  const beginnings = [start.previousElementSibling, start].flatMap((part) =>
    part instanceof HTMLElement ? [part.getBoundingClientRect().top - MARGIN_PX] : [],
  );
  const beginning = beginnings.find((from) => end - from <= height) ?? beginnings.at(-1) ?? 0;
  if (beginning < top) window.scrollBy({ top: beginning - top });
  else if (end > top + height) window.scrollBy({ top: Math.min(end - top - height, beginning - top) });
}
