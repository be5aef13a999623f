import { describe, expect, it } from 'vitest';
import { carriesWordsOf, echoes } from './own-words.ts';

describe('own words in our sentences', () => {
  const carries = carriesWordsOf(['I drove up to see her when she retired. I said no.']);

  it('are five in a row, whatever the quotation marks, or a whole short sentence', () => {
    expect(carries('You wrote: “I drove up to see her when she retired.”')).toBe(true);
    expect(carries('You once drove up to see her, and it shows.')).toBe(true);
    expect(carries('There it is: ‘I said no.’')).toBe(true);
  });

  it('are not a few words that anybody uses', () => {
    expect(carries('You show up when she needs you.')).toBe(false);
    expect(carries('People who said no are rare.')).toBe(false);
  });

  it('are repeated by a question with three in a row, one of them long', () => {
    expect(echoes('You said she retired. What did you feel?', 'when she retired I drove up')).toBe(false);
    expect(echoes('You drove up when she retired. Why?', 'I drove up when she retired')).toBe(true);
    expect(echoes('What did you do then?', 'and what did you do to me')).toBe(false);
  });
});
