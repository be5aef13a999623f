import { EARLIEST_MEMORY_MESSAGES } from '@lf/domain/messages/survey';
import type { ShownQuestion } from '../../../lib/deferred-hydration/drawn-ahead.ts';
import { isLongQuestion, partsOf, whyOf } from '../interview/question-look.ts';

/** What the build renders in the place of a person's own texts. */
export const PLACES = { question: '⟦words⟧\n⟦asked⟧', why: '⟦why⟧' } as const;

const PLACE = /(?:⟦\w+⟧\n?)+/;

/** Our CSP lets no style attribute pass that comes as HTML: the build writes it down as data. */
export const STYLE_DATA = 'data-style';

const setAll = (element: Element, values: Readonly<Record<string, string | number>>): void => {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, String(value));
};

/**
 * The prerendered interview with one person's question in it: the same as React draws for it (render-interview.test.tsx compares). Texts are
 * put in as texts, never as HTML.
 */
export function fillPage(page: DocumentFragment, { question, why, number, total, count }: ShownQuestion): void {
  const { words, asked } = partsOf(PLACES.question);
  const own = partsOf(question);
  const texts: Readonly<Record<string, string>> = {
    [PLACES.question]: question,
    [words]: own.words,
    [asked]: own.asked,
    [PLACES.why]: whyOf(why),
  };
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    node.data = node.data.replace(PLACE, (place) => texts[place] ?? place);
  }
  page.querySelector('[data-long]')?.setAttribute('data-long', String(isLongQuestion(question)));
  if (count < 2) page.querySelector('[data-previous]')?.remove();
  for (const element of page.querySelectorAll<HTMLElement>(`[${STYLE_DATA}]`)) {
    element.style.cssText = element.getAttribute(STYLE_DATA) ?? '';
    element.removeAttribute(STYLE_DATA);
  }
  const label = EARLIEST_MEMORY_MESSAGES.progress(number, total);
  const track = page.querySelector('main [role="progressbar"]');
  const bar = track?.firstElementChild as HTMLElement | null | undefined;
  if (!track || !bar) throw new Error('no progress to fill in');
  setAll(track, { 'aria-label': label, 'aria-valuetext': label, 'aria-valuemax': total, 'aria-valuenow': number });
  if (track.previousElementSibling) track.previousElementSibling.textContent = label;
  bar.style.inlineSize = `${(number / total) * 100}%`;
}
