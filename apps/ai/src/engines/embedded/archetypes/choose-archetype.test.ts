import { describe, expect, it } from 'vitest';
import { archetypeSpaces, unpackArchetypeSpaces } from './archetype-spaces.ts';
import { chooseArchetype } from './choose-archetype.ts';
import { chooseTriggers } from './choose-triggers.ts';
import { explainArchetype } from './explain-archetype.ts';
import { tenseSentences } from './tense-sentences.ts';

const CONFLICT = 'Tell me about a conflict in which you were not at your best. What did you do when it got tense?';

async function archetypeOf(answer: string, values: readonly string[] = []) {
  const tense = await tenseSentences([{ question: CONFLICT, answer }]);
  return chooseArchetype(await archetypeSpaces(), tense, values, []);
}

describe('the archetype', () => {
  it.each([
    ['I stayed silent when he was treated unfairly, because I did not want a fight in the team.', 'Peacekeeper'],
    ['I raised my voice and pushed until he gave way.', 'Commander'],
    ['I would not drop it until she admitted that she had been wrong.', 'Prosecutor'],
    ['I went to my room, closed the door and told nobody about it.', 'Fortress'],
    ['I rewrote the report five times and saw only my own mistakes.', 'Perfecter'],
    ['I laughed it off, changed the subject and was gone.', 'Escape Artist'],
    ['I could not sleep because I kept thinking of what might go wrong.', 'Watchtower'],
    ['I did not want to cause a scene in public, so I said never mind.', 'Peacekeeper'],
    ['In return I did not talk to her for a whole month.', 'Fortress'],
    ['I was so angry with myself that I practised until midnight.', 'Perfecter'],
  ])('is heard in what someone did: %s', async (answer, name) => {
    const chosen = await archetypeOf(answer);
    expect(chosen.archetype.name).toBe(name);
    expect(chosen.sentence?.quote).toBe(answer);
  });

  it.each([
    'I found out that my colleague had lied to the whole team about it.',
    'We were stuck in traffic for three hours on the way to the wedding.',
    'My boss shouted at everyone and slammed the door behind him.',
    'I was scolded by my mother for no reason at all that day.',
    'I ran away from the dog as fast as I could and fell down.',
  ])('is not read into what merely happened: %s', async (answer) => {
    expect((await archetypeOf(answer, ['Trust'])).sentence).toBeUndefined();
  });

  it('is only guessed from a trigger that was told, and says so', async () => {
    const answer = 'My best friend told everybody the secret I had trusted him with.';
    const chosen = await archetypeOf(answer, ['Trust']);
    expect(chosen.sentence).toBeUndefined();
    expect(chosen.provoked?.quote).toBe(answer);
    const explained = explainArchetype(chosen, ['Trust'], 'seed');
    expect(explained).toContain(answer);
    expect(explained).toMatch(/guess|did not (?:tell|hear)/u);
  });

  it('brings three to five triggers, quoting what was told', async () => {
    const answer = 'I was accused of something I had not done, and nobody believed me when I explained it.';
    const tense = await tenseSentences([{ question: CONFLICT, answer }]);
    const spaces = await archetypeSpaces();
    const { archetype } = chooseArchetype(spaces, tense, ['Fairness', 'Honesty'], []);
    const triggers = chooseTriggers(spaces.triggers, archetype, tense, ['Fairness', 'Honesty']);
    expect(triggers.length).toBeGreaterThanOrEqual(3);
    expect(triggers.length).toBeLessThanOrEqual(5);
    expect(triggers.find(({ trigger }) => trigger.name === 'False accusations')?.sentence?.quote).toBe(answer);
  });

  it('refuses vectors that do not belong to the sentences', () => {
    expect(() => unpackArchetypeSpaces(Buffer.alloc(64))).toThrow('older than the sentences');
  });
});
