import { describe, expect, it } from 'vitest';
import { valueTexts } from '../texts/authored-texts.ts';
import { type JudgedSentence, writePhilosophy } from './write-philosophy.ts';

const ORDER = ['Honesty', 'Courage', 'Family', 'Humor', 'Loyalty', 'Legacy'];

function told(value: string, quote: string, judged: Partial<JudgedSentence> = {}): JudgedSentence {
  return { value, quote, rule: 0.1, alone: 0.9, ...judged };
}

const SENTENCES = [
  told('Honesty', 'I told the board the number was wrong.'),
  told('Courage', 'I climbed up after him although my knees shook.'),
  told('Family', 'I drive home every Sunday, four hours each way.', { rule: 0.8 }),
  told('Humor', 'I do the voices when we close the shop.'),
  told('Loyalty', 'I never leave before the last one has left.', { rule: 0.95 }),
];

describe('the philosophy', () => {
  it('begins with a sentence that has no quotation', () => {
    const [first = ''] = writePhilosophy(ORDER, SENTENCES).split(/(?<=\.)\s/u);
    expect(first).not.toContain('“');
  });

  it('closes with the sentence in which the person says most clearly how they live', () => {
    expect(writePhilosophy(ORDER, SENTENCES)).toMatch(/: “I never leave before the last one has left\.”$/u);
  });

  it('quotes each sentence once', () => {
    const text = writePhilosophy(ORDER, SENTENCES);
    for (const { quote } of SENTENCES) expect(text.split(quote)).toHaveLength(2);
    const twice = told('Legacy', SENTENCES[0]?.quote ?? '');
    expect(writePhilosophy(ORDER, [...SENTENCES, twice]).split(twice.quote)).toHaveLength(2);
  });

  it('leaves out sentences that need the one before them where there are enough others', () => {
    const leaning = told('Legacy', 'He kept it in that drawer with the others.', { alone: 0.1 });
    const long = SENTENCES.map((one) => ({
      ...one,
      quote: `${one.quote} ${'I think of it often and I would do it again. '.repeat(2)}`,
    }));
    expect(writePhilosophy(ORDER, [...long, leaning])).not.toContain(leaning.quote);
    expect(writePhilosophy(ORDER, [leaning])).toContain(leaning.quote);
  });

  it('does not close with something the person fell short of', () => {
    const short = SENTENCES.map((one) => (one.value === 'Loyalty' ? { ...one, side: 'short' as const } : one));
    expect(writePhilosophy(ORDER, short)).toMatch(/“I drive home every Sunday, four hours each way\.”$/u);
  });

  it('says nothing in the same way twice where there is another', () => {
    const deeds = SENTENCES.map((one) => ({ ...one, rule: 0 }));
    const frames = writePhilosophy(ORDER, deeds)
      .split(/“[^”]*”/u)
      .map((frame) => frame.replaceAll(/honesty|courage|family|humor|loyalty/giu, '…').trim());
    expect(new Set(frames).size).toBe(frames.length);
  });

  it('claims nothing of a value without a sentence where there are enough quotations', () => {
    const text = writePhilosophy(ORDER, SENTENCES).toLowerCase();
    for (const clause of valueTexts('Legacy', 'you')) expect(text).not.toContain(clause);
    const clauses = valueTexts('Loyalty', 'you');
    expect(clauses.some((clause) => writePhilosophy(ORDER, []).toLowerCase().includes(clause))).toBe(true);
  });

  it('is short with little to go on', () => {
    expect(writePhilosophy(['Honesty', 'Courage'], []).split(' ').length).toBeLessThan(40);
  });
});
