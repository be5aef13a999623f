import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;

/** A table of a WOFF 1 file: its own entry says where it is, and how long it is packed and unpacked. */
function tableOf(woff: Buffer, name: string): Buffer {
  const count = woff.readUInt16BE(12);
  const entry = Array.from({ length: count }, (_, n) => WOFF_HEADER + n * WOFF_ENTRY).find(
    (at) => woff.toString('latin1', at, at + 4) === name,
  );
  if (entry === undefined) throw new Error(`no table ${name}`);
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
  return packed.length < woff.readUInt32BE(entry + 12) ? inflateSync(packed) : packed;
}

const here = (path: string) => new URL(path, import.meta.url);
const fraunces = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
);
const em = tableOf(fraunces, 'head').readUInt16BE(18);
const hhea = tableOf(fraunces, 'hhea');
const lines = { ascent: hhea.readInt16BE(4) / em, descent: -hhea.readInt16BE(6) / em, gap: hhea.readInt16BE(8) / em };

const faces = [...readFileSync(here('font-stand-ins.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, face = '']) => {
    const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    return {
      name: /font-family: '([^']+)'/.exec(face)?.[1] ?? '',
      size: percent('size-adjust'),
      ascent: percent('ascent-override'),
      descent: percent('descent-override'),
      gap: percent('line-gap-override'),
    };
  },
);

describe('what stands in for Fraunces', () => {
  it.each(faces)('$name has the height of its lines', ({ size, ascent, descent, gap }) => {
    expect(size * ascent).toBeCloseTo(lines.ascent, 3);
    expect(size * descent).toBeCloseTo(lines.descent, 3);
    expect(size * gap).toBeCloseTo(lines.gap, 3);
  });

  it('is named where Fraunces is, each after it', () => {
    const stack = /--font-display:([^;]+);/.exec(readFileSync(here('tokens.css'), 'utf8'))?.[1] ?? '';
    const names = [...stack.matchAll(/'([^']+)'/g)].map((match) => match[1]);
    expect(names).toEqual(['Fraunces', ...faces.map(({ name }) => name)]);
  });
});
