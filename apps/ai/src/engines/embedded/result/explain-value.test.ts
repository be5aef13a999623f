import { describe, expect, it } from 'vitest';
import { valueTexts } from '../texts/authored-texts.ts';
import { explainValue } from './explain-value.ts';

const OWN = 'I told my sister that the check had come, and I kept it.';
const THEIRS = 'She kept the check and said nothing.';

describe('the explanation of a value', () => {
  it('says what somebody with the value wants or thinks', () => {
    const { quote, text } = explainValue('Honesty', { quote: OWN, side: 'lived' });
    expect(quote).toBe(OWN);
    expect(valueTexts('Honesty', 'held')).toContain(text);
  });

  it('says that the person fell short only of one deed of their own', () => {
    const textOf = (quote: string) => explainValue('Honesty', { quote, side: 'short' }).text;
    expect(valueTexts('Honesty', 'short')).toContain(textOf(OWN));
    expect(valueTexts('Honesty', 'held')).toContain(textOf(THEIRS));
    expect(valueTexts('Honesty', 'held')).toContain(textOf('Since then I always say how often I checked.'));
  });

  it('does not say so where the person made up for it', () => {
    const { text } = explainValue('Honesty', {
      quote: 'I went to her and said it was a mistake of mine.',
      side: 'short',
    });
    expect(valueTexts('Honesty', 'held')).toContain(text);
  });

  it('says that the person fell short where their words say so, whatever the reader found', () => {
    const { text } = explainValue('Honesty', { quote: 'I lied to her about the check.', side: 'lived' });
    expect(valueTexts('Honesty', 'short')).toContain(text);
  });

  it('does not say that a conflict they are not proud of shows the value', () => {
    const told = { quote: 'I was right about the boiler.', side: 'lived', topic: 'conflict-not-proud-of' } as const;
    const { text } = explainValue('Humility', told);
    expect(valueTexts('Humility', 'held')).not.toContain(text);
    expect(valueTexts('Humility', 'care').some((care) => text.includes(care))).toBe(true);
  });

  it('says that the value was denied only where that was asked for', () => {
    const textOf = (topic: string) => explainValue('Honesty', { quote: THEIRS, side: 'missed', topic }).text;
    expect(valueTexts('Honesty', 'missed')).toContain(textOf('trust-broken'));
    expect(valueTexts('Honesty', 'held')).toContain(textOf('high-point'));
  });

  it('without a sentence says what the value is about', () => {
    expect(valueTexts('Honesty', 'care').map((care) => `You care about ${care}.`)).toContain(
      explainValue('Honesty', undefined).text,
    );
  });
});
