import { describe, expect, it } from 'vitest';
import { gatherEvidence } from './gather-evidence.ts';
import { isDisavowed, negationLean } from './negation.ts';

const asked = (answer: string) => [{ question: 'What do you remember?', answer }];

describe('a “not”', () => {
  it.each([
    'I did not care about money at all in those years.',
    'I was never really interested in winning the race.',
    'I do not believe in God and never went to church.',
    'I didn’t feel lonely although I was alone for months.',
    'My family was never important to me, to be honest.',
  ])('is not turned into a value: %s', async (answer) => {
    expect(await gatherEvidence(asked(answer))).toEqual([]);
  });

  it.each([
    ['I did not lie to her although it would have been easier.', 'Honesty', 'lived'],
    ['I never gave up although everybody told me to.', 'Perseverance', 'lived'],
    ['I could not keep my promise and I felt awful.', 'Reliability', 'violated'],
  ])('turns the tone: %s', async (answer, value, tone) => {
    expect((await gatherEvidence(asked(answer)))[0]).toMatchObject({ value, tone });
  });

  it('leaves alone what others did not care about, and plain memories', () => {
    expect(isDisavowed('They did not care about us at all.')).toBe(false);
    expect(isDisavowed('I cared about my brother more than about myself.')).toBe(false);
    expect(negationLean('I kept my promise although it was hard.')).toBe(0);
  });
});
