import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from '../archetypes.ts';
import { type ClassicAnswers, NO_CLASSIC_ANSWERS } from './answers.ts';
import { ARCHETYPE_CUES, ARCHETYPE_NAMES, detectArchetype } from './detect-archetype.ts';
import { craftNarrative, narrativeArchetype, toJoinedNarrative } from './narrative.ts';
import { splitList, splitMap } from '../joined-text.ts';
import { NEVER_BETRAYED, SOMETIMES_BETRAYED } from './mapping-responses.ts';
import { VALUE_PHRASES } from './value-phrases.ts';

const answers: ClassicAnswers = {
  stories: {
    'earliest-memory': 'I sat under the table. There was love in that kitchen.',
    'your-parents': 'They praised hard work, and honesty.',
    'meaningful-relationship': 'Jo taught me trust; slowly, of course.',
    'best-boss': 'She had patience. She said: “I trust you.”',
    'conflict-moment': 'We fought over the house. I said nothing for a week and built a wall around me.',
  },
  choices: { ...NO_CLASSIC_ANSWERS.choices, 'personal-choice': 'I moved back home.' },
  potentialValues: ['Trust', 'Love', 'Hard work', 'Honesty', 'Patience'],
  addedValues: ['Inner calm'],
  coreValue: 'Trust',
  mappingFirst: ['Trust', 'Love', 'Hard work'],
  mapping: { Trust: NEVER_BETRAYED, Love: SOMETIMES_BETRAYED, Honesty: NEVER_BETRAYED },
  choiceValues: {
    'personal-choice': ['Love'],
    'professional-choice': ['Honesty'],
    'opportunity-conflict': ['Love'],
    disappointment: ['Love'],
  },
  order: [],
  philosophy: '',
};
const narrative = craftNarrative(answers);

describe('the narrative', () => {
  it('starts with the value that has most points and leads to the one that comes second', () => {
    expect(narrative.values).toEqual(['Trust', 'Honesty', 'Hard work', 'Patience', 'Inner calm', 'Love']);
  });

  it('says the same about the archetype where that alone is asked for', () => {
    expect(narrative).toMatchObject(narrativeArchetype(answers));
  });

  it('has the same draft and explanations while the person changes the philosophy', () => {
    const { valuesExplanation } = craftNarrative({ ...answers, philosophy: 'Mine.' });
    expect(valuesExplanation).toEqual(narrative.valuesExplanation);
  });

  it('explains each value with what the person told, rated and chose', () => {
    const explained = Object.fromEntries(narrative.valuesExplanation);
    expect(Object.keys(explained)).toEqual(narrative.values);
    expect(explained['Trust']).toBe(
      'If you could keep only one value, it would be this one. Telling of the person who changed you, you wrote: “Jo taught me trust; slowly, of course.” You would give up a great deal before you gave up this.',
    );
    expect(explained['Love']).toContain(
      'It had a say in a private choice, an opportunity with a catch and a disappointment.',
    );
    expect(explained['Inner calm']).toBe('You added it in your own words.');
  });

  it('detects the archetype in the conflict and quotes it', () => {
    expect(narrative.archetype).toBe('Fortress');
    expect(narrative.archetypeExplanation).toMatch(/^It protects what is tender in you/);
    expect(narrative.archetypeExplanation).toMatch(
      /you wrote: “I said nothing for a week and built a wall around me\.”$/,
    );
  });

  it('says so when the archetype is only a guess', () => {
    const quiet = craftNarrative({ ...answers, stories: NO_CLASSIC_ANSWERS.stories });
    expect(quiet.archetype).toBe('Peacekeeper');
    expect(quiet.archetypeExplanation).toContain('a guess from what your values guard');
  });

  it('gives the parts of archetype, triggers and values beside their texts', () => {
    expect(narrative.archetypeParts).toEqual({
      scene: 'I said nothing for a week and built a wall around me.',
      did: expect.stringMatching(/^When it gets tense/) as string,
      protects: expect.stringMatching(/^It protects/) as string,
      gift: expect.stringMatching(/^You hold/) as string,
      cost: expect.stringMatching(/./) as string,
      move: expect.stringMatching(/./) as string,
    });
    expect(Object.keys(narrative.triggerParts)).toEqual(narrative.triggers);
    for (const [trigger, text] of narrative.triggersExplanation)
      expect(narrative.triggerParts[trigger]?.why).toBe(text);
    const trust = narrative.evidence.find(({ value }) => value === 'Trust');
    expect(trust).toEqual({
      value: 'Trust',
      quote: 'Jo taught me trust; slowly, of course.',
      text: 'If you could keep only one value, it would be this one. You would give up a great deal before you gave up this.',
    });
    expect(narrative.evidence.map(({ value }) => value)).not.toContain('Inner calm');
  });

  it('says in the parts, too, when the archetype is only a guess', () => {
    const { archetypeParts } = craftNarrative({ ...answers, stories: NO_CLASSIC_ANSWERS.stories });
    expect(archetypeParts.scene).toBeUndefined();
    expect(archetypeParts.did).toContain('a guess from what your values guard');
  });

  it('fits what the record takes', () => {
    for (const { name, shows, protects, gift, cost, move } of ARCHETYPES)
      expect([name, [shows, protects, gift, cost, move].join('').length < 1_500]).toEqual([name, true]);
    expect(JSON.stringify(narrative.triggerParts).length).toBeLessThan(8_000);
  });

  it('does not claim that the last value is what everything is for', () => {
    expect(narrative.valuesPhilosophy).not.toMatch(/all for|All of it is for/);
    expect(narrative.valuesPhilosophy).toContain('Love');
  });

  it('names three to five different triggers, each explained', () => {
    expect(narrative.triggers.length).toBeGreaterThanOrEqual(3);
    expect(narrative.triggers.length).toBeLessThanOrEqual(5);
    expect(narrative.triggersExplanation.map(([trigger]) => trigger)).toEqual(narrative.triggers);
    expect(narrative.triggers[0]).toBe('Betrayed trust');
    expect(narrative.triggersExplanation[0]?.[1]).toMatch(
      /It goes straight at Trust, which you would sacrifice anything to uphold\.$/,
    );
  });

  it('quotes nothing in the philosophy, which strangers may read', () => {
    expect(narrative.valuesPhilosophy).not.toMatch(/[“”"]/);
    expect(narrative.valuesPhilosophy).toContain('It was already there when you told of the person who changed you.');
  });

  it('writes a philosophy of 120 to 200 words that names the first and the last value', () => {
    const words = narrative.valuesPhilosophy.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(200);
    expect(narrative.valuesPhilosophy).toContain('Trust');
    expect(narrative.valuesPhilosophy).toContain('Inner calm');
  });

  it('keeps the words the person chose', () => {
    expect(craftNarrative({ ...answers, philosophy: ' Mine. ' }).valuesPhilosophy).toBe('Mine.');
  });

  it('is the same for the same answers', () => {
    expect(craftNarrative(structuredClone(answers))).toEqual(narrative);
  });

  it('survives the older joined form without loss', () => {
    const joined = toJoinedNarrative(narrative);
    expect(splitList(joined.values)).toEqual(narrative.values);
    expect(splitMap(joined.valuesExplanation)).toEqual(Object.fromEntries(narrative.valuesExplanation));
    expect(splitList(joined.triggers)).toEqual(narrative.triggers);
    expect(splitMap(joined.triggersExplanation)).toEqual(Object.fromEntries(narrative.triggersExplanation));
  });

  it('holds even when hardly anything was told', () => {
    const bare = craftNarrative({ ...NO_CLASSIC_ANSWERS, addedValues: ['One', 'Two', 'Three', 'Four', 'Five'] });
    expect(bare.values).toHaveLength(5);
    expect(bare.triggers.length).toBeGreaterThanOrEqual(3);
    expect(bare.valuesPhilosophy.length).toBeGreaterThan(200);
    expect(craftNarrative(NO_CLASSIC_ANSWERS).values).toEqual([]);
  });

  it('keeps ten values at most', () => {
    expect(craftNarrative({ ...NO_CLASSIC_ANSWERS, potentialValues: VALUE_PHRASES.slice(0, 14) }).values).toHaveLength(
      10,
    );
  });
});

describe('archetypes', () => {
  it.each(ARCHETYPE_NAMES)('%s is detected in its own words', (name) => {
    const told = ARCHETYPE_CUES[name].words.map((word) => `I ${word}.`).join(' ');
    const stories = { ...NO_CLASSIC_ANSWERS.stories, 'conflict-moment': told };
    expect(detectArchetype({ ...NO_CLASSIC_ANSWERS, stories }, []).name).toBe(name);
  });

  it.each(ARCHETYPE_NAMES)('%s is inferred from what it guards', (name) => {
    expect(detectArchetype(NO_CLASSIC_ANSWERS, ARCHETYPE_CUES[name].guards)).toEqual({ name, sentence: undefined });
  });

  it('are the ten of the product', () => {
    expect(ARCHETYPES.map(({ name }) => name)).toEqual(ARCHETYPE_NAMES);
  });

  it('guards only values of the list', () => {
    const phrases: readonly string[] = VALUE_PHRASES;
    expect(
      ARCHETYPE_NAMES.flatMap((name) => [...ARCHETYPE_CUES[name].guards]).filter((guard) => !phrases.includes(guard)),
    ).toEqual([]);
  });
});
