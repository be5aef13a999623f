import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fillPath, matchPath } from './match-path.ts';

describe('fitting a path', () => {
  it.each([
    ['/login', '/login', {}],
    ['/login', '/login/', {}],
    ['/login', '/logins', null],
    ['/', '/', {}],
    ['/fingerprint/:licenseCode', '/fingerprint/K-1', { licenseCode: 'K-1' }],
    ['/fingerprint/:licenseCode', '/fingerprint', null],
    ['/fingerprint/:licenseCode', '/fingerprint/K-1/pdf', null],
    ['/fingerprint/:licenseCode', '/fingerprint/%E0%A4%A', { licenseCode: '%E0%A4%A' }],
    ['*', '/anything/at/all', {}],
  ])('%s to %s', (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });

  it('gets back whatever was filled in', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (code) => {
        expect(matchPath('/x/:code', fillPath('/x/:code', { code }))).toEqual({ code });
      }),
    );
  });
});
