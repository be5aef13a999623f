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
      fc.property(fc.string({ unit: 'grapheme', minLength: 3 }), (text) => {
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
