import { describe, expect, it } from 'vitest';
import { isConfession, painOf } from './painful.ts';
import { answerOf } from './told-answer-fixture.ts';

describe('a wrong of the person', () => {
  it.each([
    'In 2016 I lied to my brother about the will.',
    'She cried in the corridor and I walked past.',
    'I felt bad immediately but I said nothing.',
    'I let him take the blame for it.',
    'I am ashamed of that to this day.',
    'That is mine, and I have carried it.',
    'I won a case I ought not to have won.',
    'I should have gone to see her.',
  ])('%s', (sentence) => expect(isConfession(sentence)).toBe(true));

  it.each([
    'He lied to me about the money.',
    'She said, “I lied to you.”',
    'I do not regret it at all.',
    'I was so proud of her.',
    'I told the board that the number was wrong.',
  ])('is not told here: %s', (sentence) => expect(isConfession(sentence)).toBe(false));
});

describe('an answer', () => {
  const plain = answerOf(['We carried the table to the river.']);

  it('is painful where somebody close died, a wrong is told or it is very heavy', () => {
    expect(painOf(plain)).toBeUndefined();
    expect(painOf(answerOf(['My mother died in May.']))).toBe('grief');
    expect(painOf({ ...plain, act: 'grief' })).toBe('grief');
    expect(painOf({ ...plain, act: 'guilt' })).toBe('own-wrong');
    expect(painOf(answerOf(['We had a shop.', 'I lied to my brother about it.']))).toBe('own-wrong');
    expect(painOf({ ...plain, item: { ...plain.item, topic: 'conflict-not-proud-of' } })).toBe('own-wrong');
    const { reading } = plain;
    expect(painOf({ ...plain, reading: { ...reading, acts: { ...reading.acts, heavy: 0.99 } } })).toBe('hard');
  });
});
