import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress, normaliseEmail } from './email.ts';

describe('one plain address', () => {
  it.each(['ada@example.org', 'Ada.Lovelace+test@Mail.Example.CO.UK', "o'neil@example.ie", 'jörg@bücher.example'])(
    '%s is one',
    (typed) => {
      expect(isEmailAddress(typed)).toBe(true);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@localhost',
    'ada@example.org, eve@example.org',
    'Ada <ada@example.org>',
    'ada@example.org\nBcc: eve@example.org',
    '"ada"@example.org',
    'ada@@example.org',
    '.ada@example.org',
    'ada..l@example.org',
    'ada@-example.org',
    'ada@example..org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
  ])('%j is none', (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
  });

  it('normalises to one form, once and for all', () => {
    expect(normaliseEmail(' Ada@Example.ORG\t')).toBe('ada@example.org');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const once = normaliseEmail(email);
        expect(normaliseEmail(once)).toBe(once);
        expect(isEmailAddress(email)).toBe(isEmailAddress(email.toUpperCase()));
      }),
    );
  });
});
