import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { mediaFile } from './clips.ts';

const require = createRequire(mediaFile('../apps/web/package.json'));
const HEADER = 44;
const ENTRY = 20;

/** WOFF 1 is a plain font file with each table deflated; the renderer wants it plain again. */
export function woffToTtf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let i = 0; i < count; i++) {
    const entry = HEADER + i * ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    const record = 12 + i * 16;
    woff.copy(directory, record, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(length, record + 12);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}

/** The display face of the product, as files for the renderer. */
export function fontFiles(): string[] {
  mkdirSync(mediaFile('.cache'), { recursive: true });
  return [400, 600].map((weight) => {
    const file = mediaFile(`.cache/fraunces-${weight}.ttf`);
    const woff = readFileSync(require.resolve(`@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`));
    writeFileSync(file, woffToTtf(woff));
    return file;
  });
}
