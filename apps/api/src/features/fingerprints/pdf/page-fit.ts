import type { PdfText } from './pdf-text.ts';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { writtenText } from '../written-text.ts';
import { layOutMirror } from './mirror-layout.ts';
import { EYEBROW, HEIGHT, paragraphsOf, WIDTH } from './page-measures.ts';
import { heightIn, linesIn, longestPiece, proseHeight, setText } from './set-text.ts';

/** Kerning and joined letters make true widths differ a little from the sum of the letters'. */
const SAFETY = 1.012;
const PICTURE_SHAPE = 672 / 950;
/** The space of a paragraph in the page's own type size. */
const PARAGRAPH = 9.9;

/** In the chain of values, in parts of the type size: the mark before a name, the arrow after it. */
const CHAIN_MARK = 1.17;
const CHAIN_ARROW = 2.2;

/** Page 1, largest first: the picture gives way together with the type. */
const FIRST_FITS = [
  [1, 14],
  [1, 13.2],
  [1, 12.4],
  [1, 11.8],
  [1, 11.2],
  [1, 10.7],
  [0.97, 10.3],
  [0.94, 10],
  [0.9, 9.7],
  [0.86, 9.4],
  [0.82, 9],
  [0.78, 8.6],
  [0.74, 8.2],
  [0.7, 7.8],
  [0.66, 7.4],
  [0.62, 7],
  [0.57, 6.6],
  [0.52, 6.2],
  [0.46, 5.8],
  [0.4, 5.4],
  [0.34, 5],
  [0.3, 4.6],
] as const;
/** Page 2, largest first. */
const SECOND_SIZES = [
  14, 13.2, 12.6, 12, 11.5, 11, 10.5, 10, 9.6, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8, 6.4, 6, 5.6, 5.2, 4.8, 4.4, 4, 3.6, 3.3,
  3, 2.7,
] as const;

/** Page 3, largest first. */
const THIRD_SIZES = [
  12.6, 12, 11.5, 11, 10.5, 10, 9.6, 9.2, 8.8, 8.4, 8, 7.6, 7.2, 6.8, 6.4, 6, 5.6, 5.2, 4.8, 4.4, 4, 3.6, 3.3, 3, 2.7,
] as const;

const PAGES = ['first', 'second', 'third'] as const;
export type Page = (typeof PAGES)[number];
export const isPage = (name: string): name is Page => PAGES.some((page) => page === name);

/** How large each page is set: places in the lists above. */
export type PageFit = Readonly<Record<Page, number>>;

const PLACES: PageFit = { first: FIRST_FITS.length, second: SECOND_SIZES.length, third: THIRD_SIZES.length };

function firstPage(content: PdfText): (place: number) => number {
  const philosophy = paragraphsOf(content.valuesPhilosophy);
  const names = content.values.map((value) => setText(writtenText(value).text, 'noto-sans-600'));
  return (place) => {
    const [scale, size] = FIRST_FITS[place] ?? [0, 0];
    const small = Math.max(6.5, Math.min(11, size * 0.9));
    // Each name is a box with its mark before it and an arrow after it: one piece of a line, unless it is wider than the line.
    const whole = names.map(({ pieces }) => pieces.reduce((sum, { width, space }) => sum + width + space, CHAIN_MARK));
    const room = WIDTH / small;
    const chain =
      linesIn({ pieces: whole.map((width) => ({ width, space: CHAIN_ARROW })), capHeight: 0.714 }, room) +
      whole.reduce((sum, width) => sum + Math.floor(width / room), 0);
    const fixed =
      EYEBROW + 3 * PARAGRAPH + 9 + 26 * Math.max(scale, 0.72) * 0.7 + Math.max(10, size * 1.5) * 0.7 + size * 1.25;
    const picture = WIDTH * scale * PICTURE_SHAPE;
    const gaps = (4 * 13 + 2 * 11) * scale;
    return fixed + picture + gaps + (chain * 0.714 + (chain - 1) * 0.75) * small + proseHeight(philosophy, size, WIDTH);
  };
}

function secondPage(content: PdfText): (place: number) => number {
  const archetype = setText(writtenText(content.archetype).text, 'fraunces-600');
  const explanation = paragraphsOf(content.archetypeExplanation);
  const triggers = content.triggers.map((name) => ({
    name: setText(writtenText(name).text, 'fraunces-600'),
    explanation: paragraphsOf(content.triggersExplanation[name] ?? ''),
  }));
  const columns = triggers.length > 3 ? 2 : 1;
  const column = (WIDTH - (columns - 1) * 20) / columns - 11;
  const heading = setText(RESULT_MESSAGES.triggers, 'fraunces-600');
  return (place) => {
    const size = SECOND_SIZES[place] ?? 0;
    const top =
      EYEBROW +
      PARAGRAPH +
      10 +
      heightIn(archetype, Math.max(15, size * 3), WIDTH) +
      size * 1.6 +
      proseHeight(explanation, size * 1.06, WIDTH);
    if (triggers.length === 0) return top;
    const cells = triggers.map(
      ({ name, explanation: texts }) =>
        heightIn(name, size * 1.2, column) + size * 0.75 + proseHeight(texts, size, column),
    );
    const rows = cells
      .filter((_, i) => i % columns === 0)
      .map((cell, row) => Math.max(cell, columns > 1 ? (cells[row * columns + 1] ?? 0) : 0));
    const grid = rows.reduce((sum, row) => sum + row, 0) + (rows.length - 1) * size * 2;
    return top + size * (2.2 * 2 + 1.5) + heightIn(heading, Math.max(10, size * 1.55), WIDTH) + grid;
  };
}

/** The first place in a list from which on it fits. */
function firstFitting(places: number, height: (place: number) => number): number | undefined {
  return Array.from({ length: places }, (_, place) => place).find((place) => height(place) * SAFETY <= HEIGHT);
}

function thirdPage({ mirror }: PdfText): (place: number) => number {
  return (place) => (mirror === undefined ? 0 : layOutMirror(mirror, THIRD_SIZES[place] ?? 0).height);
}

/**
 * How large the words of each page can be set, or the page that does not hold them in any size. Computed, because setting a page only to
 * measure it costs as much as setting it.
 */
export function fitPages(content: PdfText): PageFit | Page {
  const first = firstFitting(PLACES.first, firstPage(content));
  if (first === undefined) return 'first';
  const second = firstFitting(PLACES.second, secondPage(content));
  if (second === undefined) return 'second';
  const third = firstFitting(PLACES.third, thirdPage(content));
  return third === undefined ? 'third' : { first, second, third };
}

/** So many sizes smaller on a page that did not fit after all; undefined when it is in its smallest already. */
export function smaller(fit: PageFit, page: Page, sizes = 1): PageFit | undefined {
  const last = PLACES[page] - 1;
  return fit[page] < last ? { ...fit, [page]: Math.min(last, fit[page] + sizes) } : undefined;
}

/** On each page the smaller of two sizes. */
export const smallerOf = (one: PageFit, other: PageFit): PageFit => ({
  first: Math.max(one.first, other.first),
  second: Math.max(one.second, other.second),
  third: Math.max(one.third, other.third),
});

/** The sizes behind the places, in points, for the template. */
export function sizesOf({ first, second, third }: PageFit): Readonly<Record<Page | 'scale', number>> {
  const [scale, text] = FIRST_FITS[first] ?? [0.3, 4.6];
  return { scale, first: text, second: SECOND_SIZES[second] ?? 2.7, third: THIRD_SIZES[third] ?? 2.7 };
}

const NAME_SIZE_MAX = 15;
const NAME_SIZE_MIN = 5;
const NAME_LEADING = 0.4;
const ROLE_SIZE_MAX = 7.4;
/** Between name and role, and around both. */
const ROLE_GAP = 8.5;

/** How large a value's name and role stand beside the picture: `step` from one name to the next, `width` to the page's edge, in points. */
export function nameSizes(value: string, step: number, width: number): { name: number; role: number } {
  const role = Math.min(ROLE_SIZE_MAX, step * 0.254);
  const room = step - role * 0.714 - ROLE_GAP;
  const text = setText(value, 'fraunces-600');
  const isTooBig = (size: number): boolean =>
    heightIn(text, size, width, NAME_LEADING) > room || longestPiece(text) * size > width;
  let name = Math.min(NAME_SIZE_MAX, step * 0.42);
  while (name > NAME_SIZE_MIN && isTooBig(name)) name *= 0.92;
  return { name, role };
}

export const PICTURE_POINTS = WIDTH;
