import { describe, expect, it } from 'vitest';
import { findQuote, quotesOnlyWhatWasSaid } from './verbatim-quote.ts';

const answer = 'It rained. I didn’t leave until “the last child” was home.\nThen I slept.';
const survey = [{ question: 'Q?', answer }];

describe('findQuote', () => {
  it('gives back the characters of the answer, not those of the model', () => {
    const found = findQuote(`"I didn't leave until "the last child" was home."`, survey);
    expect(found?.quote).toBe('I didn’t leave until “the last child” was home.');
    expect(answer.slice(found?.start, found?.end)).toBe(found?.quote);
  });

  it.each([
    ['changed words', "I didn't leave before the last child was home."],
    ['other capitals', "i didn't leave until “the last child” was home."],
    ['too short', 'Then I slept.'],
    ['empty', ''],
  ])('does not accept %s', (_, quote) => {
    expect(findQuote(quote, survey)).toBeUndefined();
  });
});

describe('quotesOnlyWhatWasSaid', () => {
  it.each([
    ['You said “I didn’t leave…” and stayed.', true],
    ['You call it "home", and that is enough.', true],
    ['You said "I left at once, gladly" and meant it.', false],
    ['No quotation here.', true],
  ])('%s', (text, expected) => {
    expect(quotesOnlyWhatWasSaid(text, [answer])).toBe(expected);
  });
});
