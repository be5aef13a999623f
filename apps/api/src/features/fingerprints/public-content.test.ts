import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { publicContent } from './public-content.ts';
import type { Narrative } from '@lf/contract/narrative';

const SAID = 'I kept my promise to my brother. It cost me a summer!';

const shown = (change: Partial<Narrative>) => publicContent({ ...SHORT_FINGERPRINT, licenseCode: 'K-1', ...change });

describe('the explanations', () => {
  it.each([
    ['Honesty carries the rest.', 'Honesty carries the rest.'],
    [`Honesty carries the rest. You wrote: “${SAID}” It serves Family.`, 'Honesty carries the rest. It serves Family.'],
    ['You call it "home", and it is. It stays.', 'It stays.'],
    [`It is there: ${SAID} And it stays.`, 'And it stays.'],
    ['It is there. You wrote: “and then', 'It is there.'],
    ['It is there. You wrote: “She said “go” and I left.” It stays.', 'It is there. It stays.'],
  ])('%s', (told, left) => {
    const evidence = [{ value: 'Honesty', quote: SAID, answer: 0, start: 0, end: SAID.length }];
    expect(shown({ valuesExplanation: { Honesty: told }, evidence }).valuesExplanation).toEqual({ Honesty: left });
  });
});

describe('the philosophy', () => {
  const valuesExplanation = { Honesty: `You wrote: “${SAID}” I heard it in one story.` };

  it.each([
    ['whole', `You start from honesty. You once told it like this: “${SAID}” It leads to freedom.`],
    [
      'in part, with other marks',
      'You start from honesty. In your words: "I kept my promise to my brother". It leads to freedom.',
    ],
    ['without marks', `You start from honesty. ${SAID} It leads to freedom.`],
  ])('shows strangers no sentence of the person’s: %s', (_, valuesPhilosophy) => {
    const evidence = [{ value: 'Honesty', quote: SAID, answer: 0, start: 0, end: SAID.length }];
    expect(shown({ valuesPhilosophy, valuesExplanation, evidence }).valuesPhilosophy).toBe(
      'You start from honesty. It leads to freedom.',
    );
  });

  it('is not cut where the person quotes somebody else: in the classic flow the words are theirs, and meant for others', () => {
    const own = 'My teacher said: “Begin again.” I do.\n\nEvery “no” has a “yes” in it.';
    expect(shown({ valuesPhilosophy: own, valuesExplanation }).valuesPhilosophy).toBe(own);
  });
});

describe('the work it takes', () => {
  it('does not grow with the number of evidence entries that hold quotation marks alone', () => {
    // Each of these once replaced the marks that the one before it had put in: 40 of them never came to an end.
    const evidence = Array.from({ length: 40 }, (_, n) => ({
      value: 'Honesty',
      quote: n % 2 === 0 ? '“' : '”',
      answer: 0,
      start: 0,
      end: 1,
    }));
    const told = 'It is there. You wrote: “once” and it stays. It serves Family.';
    expect(shown({ valuesExplanation: { Honesty: told }, evidence }).valuesExplanation).toEqual({
      Honesty: 'It is there. It serves Family.',
    });
  });

  it('shows no text that is longer than what was saved, whatever was quoted', () => {
    const marks = fc.stringMatching(/^[“”„«»"a. !]{0,60}$/u);
    fc.assert(
      fc.property(marks, marks, fc.array(marks, { maxLength: 30 }), (explanation, valuesPhilosophy, quotes) => {
        const evidence = quotes.map((quote) => ({ value: 'Honesty', quote, answer: 0, start: 0, end: 1 }));
        const seen = shown({ valuesExplanation: { Honesty: explanation }, valuesPhilosophy, evidence });
        expect(seen.valuesPhilosophy.length).toBeLessThanOrEqual(valuesPhilosophy.length);
        expect(seen.valuesExplanation['Honesty']).not.toMatch(/[“”„«»"]/u);
      }),
    );
  });
});
