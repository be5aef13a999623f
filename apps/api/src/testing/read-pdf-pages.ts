import { expect } from 'vitest';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isRightToLeft } from '../features/fingerprints/written-text.ts';

export const squeezed = (text: string): string => text.normalize('NFKC').replace(/[\s\p{C}]+/gu, '');

/** The words of each page without their spaces. */
export async function readPdfPages(bytes: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  const { info } = await document.getMetadata();
  return { document, pages, info: info as Record<string, unknown> };
}

/** Runs from right to left are read back word by word, in the order they stand on the paper. */
export function expectText(page: string, text: string): void {
  const parts = isRightToLeft(text) ? (text.match(/[\p{L}\p{M}]+/gu) ?? []) : [text];
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(page).toContain(squeezed(part));
}

type PdfDocument = Awaited<ReturnType<typeof readPdfPages>>['document'];

/** Every color that letters, lines and areas of a page are painted with, as #rrggbb. */
export async function inksOf(document: PdfDocument, page: number): Promise<ReadonlySet<string>> {
  const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
  const painted = fnArray.flatMap((operator, n) =>
    operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor ? [String(argsArray[n]?.[0])] : [],
  );
  return new Set(painted);
}

/** How far to the left and to the right the words of a page stand, in points. */
export async function extentOf(document: PdfDocument, page: number): Promise<{ left: number; right: number }> {
  const { items } = await (await document.getPage(page)).getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  return {
    left: Math.min(...words.map(({ transform }) => Number(transform[4]))),
    right: Math.max(...words.map(({ transform, width }) => Number(transform[4]) + width)),
  };
}
