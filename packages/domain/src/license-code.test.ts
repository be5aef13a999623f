import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LICENSE_CODE_BYTES, licenseCodeFrom, readLicenseCode } from './license-code.ts';

test('seven groups of four letters that nobody mistakes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: LICENSE_CODE_BYTES, maxLength: LICENSE_CODE_BYTES }), (bytes) => {
      const code = licenseCodeFrom(bytes);
      expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
      expect(code).not.toMatch(/[ILOU]/);
      expect(readLicenseCode(code.toLowerCase())).toBe(code);
    }),
  );
});

test('every byte counts', () => {
  const zero = new Uint8Array(LICENSE_CODE_BYTES);
  for (let at = 0; at < LICENSE_CODE_BYTES; at += 1) {
    const other = zero.slice();
    other[at] = 1;
    expect(licenseCodeFrom(other)).not.toBe(licenseCodeFrom(zero));
  }
});

test.each(['WELCOME', '', '7KQ2-9MZX'])('%s is no license code', (text) => {
  expect(readLicenseCode(text)).toBeUndefined();
});

const CODE = '0KQ1-9MZV-7KQ2-9MZX-7KQ2-9MZX-7KQ2';

test.each([
  ['small letters', CODE.toLowerCase()],
  ['without hyphens', CODE.replaceAll('-', '')],
  ['spaces around and between', `  ${CODE.replaceAll('-', ' ')}\n`],
  ['quotes and a full stop', `“${CODE}.”`],
  ['other dashes', CODE.replaceAll('-', '–')],
  ['letters that look like digits', CODE.replace('0', 'O').replace('1', 'l').replace('V', 'u')],
  ['wide letters of another keyboard', CODE.replace('K', 'Ｋ').replace('9', '９')],
])('a license code is read with %s', (_, text) => {
  expect(readLicenseCode(text)).toBe(CODE);
});
