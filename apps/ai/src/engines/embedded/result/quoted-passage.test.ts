import { describe, expect, it } from 'vitest';
import { quotedPassage } from './quoted-passage.ts';
import { answerOf } from './told-answer-fixture.ts';

const DAD = 'My dad kept the shop open on Christmas Eve.';
const SHORT = 'Every year.';
const HE = 'He gave the last bread to whoever came.';

function quoted(quotes: readonly string[], key: string, clear: Readonly<Record<string, number>>) {
  const told = answerOf(quotes, { alone: clear });
  const sentence = told.reading.sentences.find(({ quote }) => quote === key);
  if (sentence === undefined) throw new Error('no such sentence');
  return quotedPassage({ ...sentence, answer: 0, topic: undefined, pain: 0 }, [told]);
}

describe('what is quoted under a value', () => {
  it('is the sentence alone where it is understood alone', () => {
    expect(quoted([DAD, HE], HE, { [DAD]: 0.9, [HE]: 0.8 })).toBe(HE);
  });

  it('begins with the clearest of the two sentences before it where it is not', () => {
    expect(quoted([DAD, HE], HE, { [DAD]: 0.9, [HE]: 0.2 })).toBe(`${DAD} ${HE}`);
    expect(quoted([DAD, SHORT, HE], HE, { [DAD]: 0.9, [SHORT]: 0.3, [HE]: 0.2 })).toBe(`${DAD} ${SHORT} ${HE}`);
    expect(quoted([DAD, SHORT, SHORT, HE], HE, { [DAD]: 0.9, [SHORT]: 0.1, [HE]: 0.2 })).toBe(HE);
  });

  it('leaves out what is less clear, too long, painful or may not be shown', () => {
    expect(quoted([SHORT, HE], HE, { [SHORT]: 0.1, [HE]: 0.2 })).toBe(HE);
    const long = `My dad ${'kept the shop open and '.repeat(16)}slept.`;
    expect(quoted([long, HE], HE, { [long]: 0.9, [HE]: 0.2 })).toBe(HE);
    const died = 'My dad died in the shop that winter.';
    expect(quoted([died, HE], HE, { [died]: 0.9, [HE]: 0.2 })).toBe(HE);
    const asked = 'Why did my dad do that?';
    expect(quoted([asked, HE], HE, { [asked]: 0.9, [HE]: 0.2 })).toBe(HE);
  });
});
