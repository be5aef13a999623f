import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const quotes = (text: string) => sentencesOf(text).map((sentence) => sentence.quote);

describe('sentences', () => {
  it.each([
    ['I ran. I fell! Did it hurt? Yes', ['I ran.', 'I fell!', 'Did it hurt?', 'Yes']],
    ['Mr. Green taught me. i liked him. e.g. his jokes.', ['Mr. Green taught me.', 'i liked him.', 'e.g. his jokes.']],
    ['I waited... and waited. Then he came.', ['I waited... and waited.', 'Then he came.']],
    ['She said "Stop!" I stopped.', ['She said "Stop!"', 'I stopped.']],
    ['one line\nanother line\n\n  a third ', ['one line', 'another line', 'a third']],
    ['It was only me and I. Nobody else came.', ['It was only me and I.', 'Nobody else came.']],
    ['It cost 3.50 dollars. We laughed.', ['It cost 3.50 dollars.', 'We laughed.']],
    ['In recent yrs. we met more often. It was good.', ['In recent yrs. we met more often.', 'It was good.']],
    [
      'It took until 9 p.m. She waited. At 9 a.m. we began.',
      ['It took until 9 p.m.', 'She waited.', 'At 9 a.m. we began.'],
    ],
    ['He said no. We left.', ['He said no.', 'We left.']],
    ['She said "I missed it. I am sorry." We stood.', ['She said "I missed it. I am sorry."', 'We stood.']],
    ['She said, “Stop. Look.” I stayed.', ['She said, “Stop. Look.”', 'I stayed.']],
    ['A 12" board. I cut it. It held.', ['A 12" board.', 'I cut it.', 'It held.']],
    ['', []],
    ['   \n ', []],
  ])('of %j', (text, expected) => {
    expect(quotes(text)).toEqual(expected);
  });

  it('stand in the text exactly where they say, in order, and lose no word', () => {
    const piece = fc.constantFrom(
      'I',
      'was',
      'Mr.',
      '...',
      '…',
      '. ',
      '! ',
      '\n',
      ' ',
      '"',
      '😀',
      'é',
      'U.S.',
      '?',
      'café',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((pieces) => pieces.join(' ')),
        ),
        (text) => {
          let last = 0;
          for (const { quote, start, end } of sentencesOf(text)) {
            expect(text.slice(start, end)).toBe(quote);
            expect(start).toBeGreaterThanOrEqual(last);
            expect(text.slice(last, start).trim()).toBe('');
            last = end;
          }
          expect(text.slice(last).trim()).toBe('');
        },
      ),
    );
  });

  it('are cut the same way when everything is typed in lower case', () => {
    const text = 'My Dad left us in May. I was five. Then Aunt Rose came... She stayed. Dr. Hill helped!';
    expect(quotes(text.toLowerCase())).toEqual(quotes(text).map((quote) => quote.toLowerCase()));
  });
});
