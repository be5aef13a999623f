import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { FELL_SHORT, UNDERTONE, VIOLATED } from '../values/value-texts.ts';
import { quoteIn, soreQuoteIn } from './accepted-quotes.ts';
import { writePhilosophy } from './write-philosophy.ts';

const wordsIn = (text: string) => text.split(/\s+/u).length;
const ours = fc.constantFrom(...catalogue.map(({ name }) => name));
const theirs = fc.stringMatching(/^[A-Za-zÄéñßЖ家族 -]{1,60}$/u).filter((name) => name.trim() !== '');
const order = fc.uniqueArray(fc.oneof(ours, theirs), { minLength: 1, maxLength: 10 });

describe('the philosophy', () => {
  it('has 120 to 200 words and no gap left open, whatever the values are', () => {
    fc.assert(
      fc.property(order, fc.string({ maxLength: 200 }), (values, said) => {
        const text = writePhilosophy(
          values,
          Object.fromEntries(values.map((value) => [value, `You wrote: “${said}”`])),
        );
        expect(wordsIn(text)).toBeGreaterThanOrEqual(120);
        expect(wordsIn(text)).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/\{\w+\}|undefined/u);
      }),
    );
  });

  it('begins with a sentence that can stand alone and names what stands first', () => {
    for (const { name } of catalogue) {
      const first = writePhilosophy([name, 'Being On Time', 'Second Chances', 'Мир'], {}).split(/(?<=\.) /u)[0] ?? '';
      expect(first.toLowerCase()).toContain(name.toLowerCase());
      expect(wordsIn(first)).toBeLessThanOrEqual(30);
    }
  });

  it('holds up a bright sentence of theirs, and neither a sore one nor a doubtful one', () => {
    expect(quoteIn('You wrote: “I kept my promise to my brother.” I heard it in one story.')).toBe(
      'I kept my promise to my brother.',
    );
    expect(
      soreQuoteIn(
        'It shows where it was hurt: “He still does not love me as I love him.” I think it hurt because love counts for you.',
        'hurt',
      ),
    ).toBeUndefined();
    expect(
      soreQuoteIn(
        'It shows where it was hurt: “Nobody in the team had asked me before they decided.” I think it hurt because respect counts for you.',
        'hurt',
      ),
    ).toBeDefined();
    expect(
      soreQuoteIn(
        'It shows where it was hurt: “My mother cried when we had to leave.” I think it hurt because family counts for you. And in another story: “I inherited the old clock that stood in our hall.”',
        'hurt',
      ),
    ).toBeUndefined();
    expect(quoteIn('It shows where it was hurt: “She lied to me and I cried all night.”')).toBeUndefined();
    for (const text of [...UNDERTONE, ...VIOLATED, ...FELL_SHORT])
      expect(
        quoteIn(
          text
            .replace('{q}', '“I kept my promise to my brother.”')
            .replace('{name}', 'trust')
            .replace('{topic}', 'a low point'),
        ),
      ).toBeUndefined();
  });
});
