import type { FingerprintContent } from '@lf/contract/fingerprints';

/** The page's text block, and how much of it a letter takes, in points and in parts of the type size. */
const WIDTH = 493;
const HEIGHT = 750;
const LETTER = 0.47;
const LINE = 1.29;
const PARAGRAPH = 0.9;
const SIZES = { largest: 14, smallest: 3.6, step: 0.2 } as const;

function heightOf(text: string, size: number, width: number): number {
  const paragraphs = text.split(/\n+/u).filter(Boolean);
  return paragraphs.reduce((sum, paragraph) => sum + Math.ceil((paragraph.length * size * LETTER) / width) * size * LINE + size * PARAGRAPH, 0);
}

function largest(height: (size: number) => number): number {
  let size: number = SIZES.largest;
  while (size > SIZES.smallest && height(size) > HEIGHT) size -= SIZES.step;
  return size;
}

/** About how large the words of each page can be set: where the typesetter starts to try. It may be wrong; it is only a start. */
export function guessSizes(content: FingerprintContent): { first: number; second: number } {
  const { valuesPhilosophy, archetypeExplanation, triggers, triggersExplanation } = content;
  const columns = triggers.length > 3 ? 2 : 1;
  const first = largest((size) => {
    // The picture gives way with the type: whole at 11 points, a third at 5.
    const picture = 350 * Math.min(1, 0.33 + (size - 5) * 0.112);
    return 150 + picture + heightOf(valuesPhilosophy, size, WIDTH);
  });
  const second = largest((size) => {
    const cells = triggers.map((name) => heightOf(triggersExplanation[name] ?? '', size, WIDTH / columns - 24) + size * 4);
    const rows = cells.filter((_, i) => i % columns === 0).map((cell, row) => Math.max(cell, cells[row * columns + 1] ?? 0));
    return 40 + size * 12 + heightOf(archetypeExplanation, size * 1.06, WIDTH) + rows.reduce((sum, row) => sum + row, 0);
  });
  return { first, second };
}
