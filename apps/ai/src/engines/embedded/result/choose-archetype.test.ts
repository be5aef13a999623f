import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { ACTS, type Act, KINDS, WAYS } from '../reader/reading.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { chooseArchetype } from './choose-archetype.ts';

/** An answer whose sentences tell of this way of coping, each so clearly. */
function toldOf(scores: Readonly<Record<string, number>>, way: string = 'Commander'): ToldAnswer {
  const answer = Object.keys(scores).join(' ');
  const sentences = sentencesOf(answer).map((sentence) => ({
    ...sentence,
    telling: 0.8,
    values: new Float32Array(catalogue.length),
    side: 'lived' as const,
    coping: Float32Array.from(WAYS, (one) => (one === way ? (scores[sentence.quote] ?? 0) : 0)),
    rule: 0.1,
    alone: 0.9,
    clear: 0.9,
    fit: 0.8,
  }));
  const acts = Object.fromEntries(ACTS.map((act) => [act, 0])) as Record<Act, number>;
  const item = { question: 'Q', answer, topic: 'conflict-not-proud-of' };
  const kinds = new Float32Array(KINDS.length);
  return { item, act: 'story', reading: { sentences, acts, crisis: 0, match: new Float32Array(192), kinds } };
}

const TOOK_OVER = 'I told him what I thought in front of the whole watch.';
const SORRY = 'I phoned him the next day and said I was out of order.';

describe('the sentence that tells the archetype', () => {
  it('is what was done, and not how it was made up for', () => {
    const { archetype, sentence } = chooseArchetype([toldOf({ [TOOK_OVER]: 0.7, [SORRY]: 0.95 })]);
    expect(archetype).toBe('Commander');
    expect(sentence?.quote).toBe(TOOK_OVER);
  });

  it('is missing where only the apology was read as it', () => {
    expect(chooseArchetype([toldOf({ [TOOK_OVER]: 0.1, [SORRY]: 0.95 })]).sentence).toBeUndefined();
  });

  it('is none of an answer about something good', () => {
    const ironed = toldOf({ 'I ironed the lot at home, twice, until it was right.': 0.95 }, 'Perfecter');
    const good = { ...ironed, item: { ...ironed.item, topic: 'quiet-pride-at-work' } };
    expect(chooseArchetype([ironed, toldOf({ [TOOK_OVER]: 0.6 })]).archetype).toBe('Perfecter');
    const { archetype, sentence } = chooseArchetype([good, toldOf({ [TOOK_OVER]: 0.6 })]);
    expect([archetype, sentence]).toEqual(['Commander', undefined]);
  });
});
