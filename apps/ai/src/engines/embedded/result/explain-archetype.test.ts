import { describe, expect, it } from 'vitest';
import { ARCHETYPES } from '@lf/domain/archetypes';
import { archetypeTexts, triggerTexts } from '../texts/authored-texts.ts';
import { archetypeExplanation, archetypeParts, chosenParts } from './explain-archetype.ts';

const SCENE = 'I ran the rest of that meeting in nine minutes.';

describe('the text of an archetype', () => {
  it('tells what was done that time, beside the scene', () => {
    const parts = archetypeParts('Commander', SCENE, 'seed');
    expect(archetypeTexts('Commander', 'did')).toContain(parts.did);
    expect(archetypeExplanation(parts)).toMatch(/^You wrote: “I ran the rest of that meeting in nine minutes\.” /u);
  });

  it('says that it is a suggestion where no scene was told', () => {
    const parts = archetypeParts('Commander', undefined, 'seed');
    expect(parts.scene).toBeUndefined();
    expect(archetypeTexts('Commander', 'suggest')).toContain(parts.did);
    expect(archetypeExplanation(parts).startsWith(parts.did)).toBe(true);
  });

  it('says what they do where the person chose it', () => {
    expect(archetypeTexts('Commander', 'does')).toContain(chosenParts('Commander', 'seed').did);
  });

  it.each(ARCHETYPES.map(({ name }) => name))('has variants of each part, none of which generalizes: %s', (name) => {
    for (const kind of ['did', 'protects', 'gift', 'cost', 'move'])
      expect(archetypeTexts(name, kind).length, kind).toBeGreaterThanOrEqual(3);
    for (const kind of ['did', 'protects', 'gift', 'cost'])
      for (const text of archetypeTexts(name, kind))
        expect(text).not.toMatch(/\b(?:always|never stop|whenever|every time)\b/iu);
    for (const text of archetypeTexts(name, 'did'))
      expect(text).toMatch(/^(?:That time|There|In that moment) you \p{L}+/u);
  });

  it('says of a suggested trigger what can be, not what is', () => {
    for (const { name, triggers } of ARCHETYPES)
      for (const trigger of triggers)
        for (const why of triggerTexts(name, trigger.name, 'why'))
          expect(why).not.toMatch(/^You (?:want|feel|fear|need|worry)\b/u);
  });
});
