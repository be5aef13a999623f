import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookOf, readEntered } from './entered-code.ts';
import { GIFT_SECRET_BYTES, giftSecretFrom, readGiftSecret } from './gift-secret.ts';
import { LICENSE_CODE_BYTES, licenseCodeFrom } from './license-code.ts';

const SECRET = 'abcdefghjkmnpqrstvwxyz01234567';
const OLDER_SECRET = 'q0_Zr-3fXbT1mU7Jk2WcYd9AvLsEoPhGiN4tB8yK5xM';
const KEY = '7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2';

describe('what was entered', () => {
  test.each([
    ['nothing', '', { kind: 'nothing' }],
    ['spaces', '   \n', { kind: 'nothing' }],
    ['only quotes and dots', '“...”', { kind: 'nothing' }],
    ['an access code', 'WELCOME', { kind: 'access-code', code: 'WELCOME' }],
    ['in small letters', ' welcome ', { kind: 'access-code', code: 'WELCOME' }],
    ['in quotes with a full stop', '“Spring-24”.', { kind: 'access-code', code: 'SPRING-24' }],
    ['with dashes around', '- welcome -', { kind: 'access-code', code: 'WELCOME' }],
    ['a copied key', KEY, { kind: 'key', licenseCode: KEY }],
    ['a key in small letters with spaces', KEY.toLowerCase().replaceAll('-', ' '), { kind: 'key', licenseCode: KEY }],
    ['a key in a sentence’s end', `"${KEY}".`, { kind: 'key', licenseCode: KEY }],
    ['a gift link', `https://lf.example/claim-key?gift=${SECRET}`, { kind: 'gift', secret: SECRET }],
    ['a gift link in brackets', `<https://lf.example/claim-key?gift=${SECRET}>.`, { kind: 'gift', secret: SECRET }],
    ['an older gift link', `lf.example/claim-key?gift=${OLDER_SECRET}`, { kind: 'gift', secret: OLDER_SECRET }],
    [
      'a gift link in capitals',
      `HTTPS://LF.EXAMPLE/CLAIM-KEY?GIFT=${SECRET.toUpperCase()}`,
      { kind: 'gift', secret: SECRET.toUpperCase() },
    ],
    ['the end of a gift link', ` ${SECRET.toUpperCase()} `, { kind: 'gift', secret: SECRET }],
    ['a share link', `https://lf.example/digital-fingerprint/${KEY}`, { kind: 'shared-link' }],
    ['a public link', `https://lf.example/fingerprint/${KEY}`, { kind: 'shared-link' }],
    ['letters of another script', 'ПРИВЕТ', { kind: 'access-code', code: 'ПРИВЕТ' }],
  ])('%s', (_, text, expected) => {
    expect(readEntered(text)).toEqual(expected);
  });

  test('a key and a gift secret are never taken for each other', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(bytes(LICENSE_CODE_BYTES), bytes(GIFT_SECRET_BYTES), (forKey, forGift) => {
        expect(readEntered(licenseCodeFrom(forKey)).kind).toBe('key');
        const secret = giftSecretFrom(forGift);
        expect(readEntered(secret)).toEqual({ kind: 'gift', secret });
        expect(readGiftSecret(secret.toUpperCase())).toBe(secret);
      }),
    );
  });

  test('any text is read without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void readEntered(text)));
  });
});

describe('codes that look alike', () => {
  test.each([
    ['WELCOME', 'WE1C0ME'],
    ['WELCOME', 'we-lc ome'],
    ['WELCOME', 'WEICOME'],
    ['SPRING-24', '5PR1NG Z4'],
    ['B00K', '8OOK'],
  ])('%s and %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  test('others do not', () => {
    expect(lookOf('SPRING')).not.toBe(lookOf('SPRANG'));
  });
});
