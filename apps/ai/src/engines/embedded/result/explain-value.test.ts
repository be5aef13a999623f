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
