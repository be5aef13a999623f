import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSealer, keyIdOf } from './sealer.ts';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const sealer = createSealer([first]);
/** Another process with the same key: it has opened nothing yet. */
const elsewhere = () => createSealer([first]);

describe('a sealed text', () => {
  test('comes back byte for byte, and is different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 12 }), (text) => {
        const sealed = sealer.seal('text', text);
        expect(sealer.open('text', sealed)).toBe(text);
        expect(elsewhere().open('text', sealed)).toBe(text);
        expect(sealed).not.toContain(text);
        expect(sealer.seal('text', text)).not.toBe(sealed);
      }),
    );
  });

  test('names its key, and opens with no other', () => {
    const sealed = sealer.seal('text', 'my earliest memory');
    expect(sealed).toContain(keyIdOf(first));
    expect(() => createSealer([second]).open('text', sealed)).toThrow(/not configured/);
    expect(createSealer([second, first]).open('text', sealed)).toBe('my earliest memory');
  });

  test('that was changed, or moved to another column, does not open', () => {
    const sealed = sealer.seal('text', 'my earliest memory');
    // Not among the last characters: some of their bits stand for nothing.
    const other = sealed.at(-8) === 'A' ? 'B' : 'A';
    expect(() => sealer.open('text', sealed.slice(0, -8) + other + sealed.slice(-7))).toThrow(/changed outside/);
    expect(() => sealer.open('narrative', sealed)).toThrow(/changed outside/);
  });

  test('that is bound to a record does not open for another one, nor for none, and the error does not name it', () => {
    const sealed = sealer.seal('answers_copy', 'my earliest memory', 'KEY-ONE');
    for (const process of [sealer, elsewhere()]) {
      expect(process.open('answers_copy', sealed, 'KEY-ONE')).toBe('my earliest memory');
      expect(() => process.open('answers_copy', sealed, 'KEY-TWO')).toThrow(
        /^a value of answers_copy does not open: it was changed outside$/,
      );
      expect(() => process.open('answers_copy', sealed)).toThrow(/changed outside/);
      expect(() => process.open('answers_copy', process.seal('answers_copy', 'unbound'), 'KEY-ONE')).toThrow(
        /changed outside/,
      );
    }
  });

  test('whose tag was cut short does not open', () => {
    const [mark, content] = sealer.seal('text', 'my earliest memory').split(/(?<=:\w{8}:)/u);
    const bytes = Buffer.from(content ?? '', 'base64');
    for (const length of [0, 11, 12, 16, 27])
      expect(() => sealer.open('text', `${mark}${bytes.subarray(0, length).toString('base64')}`)).toThrow(
        /changed outside/,
      );
  });

  test('longer than the buffer that others pass through comes back', () => {
    for (const length of [65_507, 65_508, 65_509, 200_000]) {
      const text = 'a'.repeat(length);
      expect(elsewhere().open('text', sealer.seal('text', text))).toBe(text);
    }
  });

  test('from before there was a key is read as it is; what holds nothing is not sealed', () => {
    expect(sealer.open('text', 'plain')).toBe('plain');
    for (const nothing of ['', '{}', '[]']) expect(sealer.seal('text', nothing)).toBe(nothing);
  });
});

test('a digest is the same for the same text and key only', () => {
  expect(elsewhere().digest('my earliest memory')).toBe(sealer.digest('my earliest memory'));
  expect(sealer.digest('my earliest memorY')).not.toBe(sealer.digest('my earliest memory'));
  expect(createSealer([second, first]).digest('my earliest memory')).not.toBe(sealer.digest('my earliest memory'));
});

test('sealed bytes come back, and earlier ones as they are', () => {
  const bytes = Buffer.from([0, 1, 255, 37, 80, 68, 70]);
  const sealed = sealer.sealBytes('bytes', bytes);
  expect(sealed.includes(bytes)).toBe(false);
  expect(sealer.openBytes('bytes', sealed)).toEqual(bytes);
  expect(sealer.openBytes('bytes', bytes)).toEqual(bytes);
});

test('values of several columns come back, however many were sealed in between', () => {
  const bytes = Buffer.from([0, 1, 255, 37, 80, 68, 70]);
  const both = createSealer([first]);
  for (let round = 0; round < 40; round += 1) {
    expect(elsewhere().openBytes('bytes', both.sealBytes('bytes', bytes))).toEqual(bytes);
    expect(elsewhere().open('text', both.seal('text', 'a memory'))).toBe('a memory');
    const sealed = Array.from({ length: 300 }, () => both.seal('narrative', 'a memory'));
    expect(new Set(sealed.map((text) => text.slice(both.currentMark.length, both.currentMark.length + 16))).size).toBe(
      300,
    );
  }
});
