import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLicenseCode, LICENSE_CODE_BYTES, licenseCodeFrom } from './license-code.ts';

test('seven groups of four letters that nobody mistakes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: LICENSE_CODE_BYTES, maxLength: LICENSE_CODE_BYTES }), (bytes) => {
      const code = licenseCodeFrom(bytes);
      expect(code).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
      expect(code).not.toMatch(/[ILOU]/);
      expect(isLicenseCode(code.toLowerCase())).toBe(true);
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
  expect(isLicenseCode(text)).toBe(false);
});
