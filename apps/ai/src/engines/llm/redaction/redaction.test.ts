import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERSON_A, PERSON_B } from '../../../testing/conformance-people.ts';
import { Redaction } from './redaction.ts';

const hidden = (...texts: string[]) => {
  const redaction = new Redaction(texts);
  return texts.map((text) => redaction.hide(text)).join(' | ');
};

describe('what a person wrote, before it goes to a model', () => {
  it.each([
    ['My uncle Joe drove me to Mrs. Okafor.', ['Joe', 'Okafor']],
    ['Maria Schmidt said no. Schmidt never forgave me.', ['Maria', 'Schmidt']],
    ['my brother tom and his friend priya left', ['tom', 'priya']],
    ['I met Grace in Ljubljana, and Will was there.', ['Grace', 'Ljubljana', 'Will']],
    ['Okonkwo taught me to fish.', ['Okonkwo']],
    ['Then Mr. Brown called Dr. Winter.', ['Brown', 'Winter']],
    ['Jean-Luc’s father called. It was Siobhán’s house.', ['Jean-Luc', 'Siobhán']],
    ['Write to boss@example.com or see https://example.com/me?x=1 now.', ['boss@example.com', 'example.com/me']],
    ['Call me at +49 170 1234567 or (555) 123-4567.', ['1234567', '170', '123-4567']],
    ['My SSN is 123-45-6789, my IBAN DE89370400440532013000.', ['123-45-6789', 'DE89370400440532013000']],
    ['Passport C01X00T47, card 4111 1111 1111 1111, born 12.05.1980.', ['C01X00T47', '4111', '12.05.1980']],
  ])('loses names, addresses and numbers: %s', (text, personal) => {
    const sent = hidden(text);
    for (const one of personal) expect(sent).not.toContain(one);
  });

  it.each([
    'When I was nine my grandmother let me carry the lantern home through the snow.',
    'In 1998 I earned 10,000 dollars. From 2008-2012 we had 12 people, and by 2015 there were 140.',
    'On Monday my Mum and I went to church. Nobody spoke English. Everyone was kind.',
    'The CEO told HR that I was right. I was proud, and I said so.',
    'Suddenly the door opened. Working late was normal. Friends came by.',
  ])('keeps what is not personal: %s', (text) => {
    expect(hidden(text)).toBe(text);
  });

  it('has the same placeholder for the same name everywhere, also where it opens a sentence', () => {
    expect(hidden('I trusted Zofia.', 'Zofia left, and I never saw Zofia’s garden again.')).toBe(
      'I trusted [name 1]. | [name 1] left, and I never saw [name 1]’s garden again.',
    );
  });

  it('leaves the names of values alone, except for people in them', () => {
    const redaction = new Redaction(['I want to be like Zofia.']);
    expect(redaction.hideKnown('Financial Security')).toBe('Financial Security');
    expect(redaction.hideKnown('Being like Zofia')).toBe('Being like [name 1]');
  });

  it('comes back whole, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...PERSON_A, ...PERSON_B))),
        (texts) => {
          const redaction = new Redaction(texts);
          for (const text of texts.filter((one) => !one.includes('['))) {
            expect(redaction.restore(redaction.hide(text))).toBe(text);
          }
        },
      ),
    );
  });
});
