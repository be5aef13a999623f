import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './own-sentences.ts';

describe('sentencesIn', () => {
  it.each([
    ['', []],
    ['Yes. No.', []],
    ['We met at 6.30 in the morning. It was cold!', ['We met at 6.30 in the morning.', 'It was cold!']],
    ['She said: “Come with me.” I went along…', ['She said: “Come with me.”', 'I went along…']],
    ['no full stop anywhere', ['no full stop anywhere']],
    ['One line here\n\nand another line', ['One line here', 'and another line']],
    ['The same thing again. The same thing again.', ['The same thing again.']],
    ['私は川へ行った。とても寒かった。', ['私は川へ行った。', 'とても寒かった。']],
    ['هل كان هذا صحيحا؟ نعم كان صحيحا.', ['هل كان هذا صحيحا؟', 'نعم كان صحيحا.']],
  ])('%j', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it('every sentence stands in the text letter for letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) =>
        sentencesIn(text).every((sentence) => text.includes(sentence)),
      ),
    );
  });
});
