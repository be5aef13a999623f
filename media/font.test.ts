import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { mediaFile } from './clips.ts';
import { woffToTtf } from './font.ts';

it('a packed font comes out as a plain one with all its tables in place', () => {
  const require = createRequire(mediaFile('../apps/web/package.json'));
  const woff = readFileSync(require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));
  const ttf = woffToTtf(woff);
  expect(ttf.readUInt32BE(0)).toBe(0x00010000);
  expect(ttf.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  const names: string[] = [];
  for (let i = 0; i < ttf.readUInt16BE(4); i++) {
    const record = 12 + i * 16;
    const name = ttf.toString('latin1', record, record + 4);
    names.push(name);
    const end = ttf.readUInt32BE(record + 8) + ttf.readUInt32BE(record + 12);
    expect(end, name).toBeLessThanOrEqual(ttf.length);
    // The magic number of the header table stands where the directory says the table is.
    if (name === 'head') expect(ttf.readUInt32BE(ttf.readUInt32BE(record + 8) + 12)).toBe(0x5f0f3cf5);
  }
  expect(names).toContain('head');
  expect(names).toContain('glyf');
});
