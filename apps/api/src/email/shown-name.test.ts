import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftReminderMail } from './draft-reminder-mail.ts';
import { giftMail } from './gift-mail.ts';
import { recoverPasswordMail } from './recover-password-mail.ts';
import { shownName } from './shown-name.ts';

describe('shownName', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ["Jean-Luc O'Neill", "Jean-Luc O'Neill"],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['張 偉', '張 偉'],
    ['  Ada \n\t Lovelace ', 'Ada Lovelace'],
    ['Win at https://evil.example/now', 'Win at https evil example now'],
    ['evil.example', 'evil example'],
    ['you@evil.example', 'you evil example'],
    ['<b>Ada</b>', 'b Ada b'],
    ['\u202EadA', 'adA'],
    ['a'.repeat(200), 'a'.repeat(60)],
    ['!!!', ''],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownName(name)).toBe(shown);
  });

  it('holds nothing that a mail program makes a link of, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
        const shown = shownName(`${name}.com/${name}`);
        expect(shown).not.toMatch(/[:/@\\]|\.\S/u);
        expect(shown.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('a name in a mail', () => {
  const NAME = 'Call +1 555 now http://evil.example';
  const LINK = 'https://fingerprint.example/x';
  it.each([
    ['gift', giftMail({ giver: NAME, link: LINK })],
    ['recovery', recoverPasswordMail({ firstName: NAME, link: LINK, minutes: 60 })],
    ['reminder', draftReminderMail({ firstName: NAME, link: LINK, months: 12, days: 30 })],
  ])('stands in no subject and no heading, and as no address: %s', (_, { subject, text, html }) => {
    expect(subject).not.toContain('evil');
    expect(text.split('\n')[0]).not.toContain('evil');
    expect(/<title>(.*?)<\/title>/u.exec(html)?.[1]).not.toContain('evil');
    expect(/<h1[^>]*>(.*?)<\/h1>/u.exec(html)?.[1]).not.toContain('evil');
    expect(text + html).not.toContain('evil.example');
    expect(text).toContain('evil example');
  });
});
