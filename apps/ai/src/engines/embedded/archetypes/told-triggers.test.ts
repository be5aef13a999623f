import { describe, expect, it } from 'vitest';
import { archetypeSpaces } from './archetype-spaces.ts';
import { tenseSentences } from './tense-sentences.ts';
import { toldTriggers } from './told-triggers.ts';

const CONFLICT = 'Tell me about a conflict in which you were not at your best. What did you do when it got tense?';

async function toldIn(answer: string): Promise<string[]> {
  const { triggers } = await archetypeSpaces();
  return [...toldTriggers(triggers, await tenseSentences([{ question: CONFLICT, answer }])).keys()];
}

describe('a trigger is quoted from the answers', () => {
  it.each([
    ['My best friend told everybody the secret I had trusted him with.', 'Betrayed trust'],
    ['I failed the final examination and all my friends had passed, so I hid at home.', 'Public failure'],
    ['I was worried for months about the taxes that I could not pay.', 'Money worries'],
    ['I felt guilty for weeks because it had been my own fault.', 'My own mistakes'],
  ])('%s', async (answer, trigger) => {
    expect(await toldIn(answer)).toContain(trigger);
  });

  it.each([
    [
      'an examination that was passed',
      'I passed the examination although I had been sure that I would fail.',
      'Public failure',
    ],
    ['a lie of one’s own', 'I told my teacher a lie about where I had been that morning.', 'Lies and half-truths'],
    ['an accusation one made', 'I accused my brother of something he had not done at all.', 'False accusations'],
    ['a death', 'My little sister died in the accident that winter and I was afraid.', 'Loved ones at risk'],
  ])('is not read into %s', async (_, answer, trigger) => {
    expect(await toldIn(answer)).not.toContain(trigger);
  });
});
