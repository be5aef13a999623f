import { readFileSync } from 'node:fs';

/** What is needed of a face to know how much room its letters take, in parts of the type size. */
export interface FontMetrics {
  /** Undefined when the face has no such letter. */
  readonly advance: (codePoint: number) => number | undefined;
  readonly capHeight: number;
}

interface Table {
  readonly view: DataView;
  readonly at: number;
}

/** The glyph of each code point, from the 'cmap' subtable of format 12 or 4, whichever the face has. */
function glyphFinder({ view, at }: Table): (codePoint: number) => number {
  const subtables = Array.from({ length: view.getUint16(at + 2) }, (_, i) => at + view.getUint32(at + 8 + i * 8));
  const full = subtables.find((start) => view.getUint16(start) === 12);
  if (full !== undefined) {
    const groups = view.getUint32(full + 12);
    return (codePoint) => {
      let low = 0;
      let high = groups - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const group = full + 16 + middle * 12;
        if (codePoint < view.getUint32(group)) high = middle - 1;
        else if (codePoint > view.getUint32(group + 4)) low = middle + 1;
        else return view.getUint32(group + 8) + codePoint - view.getUint32(group);
      }
      return 0;
    };
  }
  const basic = subtables.find((start) => view.getUint16(start) === 4) ?? 0;
  const segments = view.getUint16(basic + 6) / 2;
  const word = (block: number, segment: number): number =>
    basic + 14 + block * segments * 2 + (block > 0 ? 2 : 0) + segment * 2;
  return (codePoint) => {
    let segment = 0;
    while (segment < segments && view.getUint16(word(0, segment)) < codePoint) segment++;
    if (segment === segments || view.getUint16(word(1, segment)) > codePoint) return 0;
    const delta = view.getUint16(word(2, segment));
    const range = view.getUint16(word(3, segment));
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(word(3, segment) + range + (codePoint - view.getUint16(word(1, segment))) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

/** Reads a TrueType file's own tables: letter widths and the height of capitals, which is what a line's height is made of. */
export function readFontMetrics(file: string): FontMetrics {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (tag: string): Table => {
    const index = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + i * 16).find(
      (at) => bytes.toString('latin1', at, at + 4) === tag,
    );
    if (index === undefined) throw new Error(`${file} has no table ${tag}`);
    return { view, at: view.getUint32(index + 8) };
  };
  const unitsPerEm = view.getUint16(table('head').at + 18);
  const widths = table('hmtx').at;
  const widthCount = view.getUint16(table('hhea').at + 34);
  const glyphOf = glyphFinder(table('cmap'));
  const known = new Map<number, number | undefined>();
  return {
    capHeight: view.getInt16(table('OS/2').at + 88) / unitsPerEm,
    advance: (codePoint) => {
      if (known.has(codePoint)) return known.get(codePoint);
      const glyph = glyphOf(codePoint);
      const width = glyph === 0 ? undefined : view.getUint16(widths + Math.min(glyph, widthCount - 1) * 4) / unitsPerEm;
      known.set(codePoint, width);
      return width;
    },
  };
}
