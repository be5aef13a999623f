import { readFileSync } from 'node:fs';
import { stackedFaces } from './fonts.ts';
import type { Font } from 'harfbuzzjs';

/** A line of text as outlines, as SVG; undefined where plain text does as well. */
export type Shaper = (text: string, x: number, y: number, size: number) => string | undefined;

const fonts = new Map<string, Font>();

/**
 * The picture's renderer gives a cluster of signs the width of its widest: syllables of Indic scripts and Thai vowels overlap. Such
 * lines are shaped here and handed over as outlines. The shaper is loaded for them alone.
 */
export async function shaperFor(text: string): Promise<Shaper> {
  const files = stackedFaces(text);
  if (files.length === 0) return () => undefined;
  const harfbuzz = await import('harfbuzzjs');
  for (const file of files)
    if (!fonts.has(file)) fonts.set(file, new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(readFileSync(file)))));

  const outlines = (font: Font, line: string): string | undefined => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    // A sign that this face lacks: another one may have the whole line.
    if (glyphs.some(({ codepoint }) => codepoint === 0)) return undefined;
    let at = 0;
    return glyphs
      .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const place = `translate(${at + xOffset} ${yOffset})`;
        at += xAdvance;
        return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
      })
      .join('');
  };

  return (line, x, y, size) => {
    for (const file of stackedFaces(line)) {
      const font = fonts.get(file);
      const paths = font && outlines(font, line);
      if (font && paths !== undefined) {
        const scale = size / font.face.upem;
        return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
      }
    }
    return undefined;
  };
}
