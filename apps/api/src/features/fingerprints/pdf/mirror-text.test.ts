import { expect, it } from 'vitest';
import { SAMPLE_MIRROR } from '../../../testing/sample-mirrors.ts';
import { mirrorText } from './mirror-text.ts';

it('says what may surprise in words', () => {
  expect(mirrorText(SAMPLE_MIRROR).surprises).toEqual([
    '4 of 6 people picked Humor. It is not among your values.',
    'So far nobody has picked Honesty, your core value.',
  ]);
});

it('leaves out the sentences that were hidden, and everything of a sentence that is not shown', () => {
  const sentences = SAMPLE_MIRROR.sentences.map((sentence, n) => ({ ...sentence, hidden: n !== 1 }));
  expect(mirrorText({ ...SAMPLE_MIRROR, sentences }).sentences).toEqual([
    { value: 'Humor', text: 'the projector died and she gave the whole talk with a pencil.', name: null },
  ]);
});
