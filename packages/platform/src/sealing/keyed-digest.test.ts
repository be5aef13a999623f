import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyedDigest } from './keyed-digest.ts';

const key = Buffer.alloc(32, 7);
const digest = keyedDigest(key);
const hmac = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

test('is the HMAC of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(digest(text)).toBe(hmac(text));
    }),
  );
});

test.each([0, 55, 56, 64, 4_000, 21_845, 21_846, 65_536, 200_000])('is so for %i characters, too', (length) => {
  for (const letter of ['a', '€']) expect(digest(letter.repeat(length))).toBe(hmac(letter.repeat(length)));
});

test('leaves nothing of a longer text in a shorter one', () => {
  digest('a long text before');
  expect(digest('short')).toBe(hmac('short'));
});
