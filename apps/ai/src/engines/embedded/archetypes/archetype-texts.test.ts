import { ARCHETYPES } from '@lf/domain/archetypes';
import { describe, expect, it } from 'vitest';
import { valueNamed } from '../catalogue/catalogue.ts';
import { COPING_ANCHORS } from './coping-anchors.ts';
import { COPING_CUES } from './coping-cues.ts';
import { explainArchetype } from './explain-archetype.ts';
import type { TenseSentence } from './tense-sentences.ts';
import { TRIGGER_ANCHORS } from './trigger-anchors.ts';

const said = (quote: string): TenseSentence => ({
  quote,
  start: 0,
  end: quote.length,
  answer: 0,
  vector: new Float32Array(),
  wasAsked: true,
  isHeavy: false,
});

describe('what we know about the archetypes', () => {
  it('is there for each of them and each of their triggers, and for nothing else', () => {
    const names = ARCHETYPES.map(({ name }) => name).toSorted();
    expect(Object.keys(COPING_ANCHORS).toSorted()).toEqual(names);
    expect(Object.keys(COPING_CUES).toSorted()).toEqual(names);
    expect(Object.keys(TRIGGER_ANCHORS).toSorted()).toEqual(
      ARCHETYPES.flatMap(({ triggers }) => triggers.map(({ name }) => name)).toSorted(),
    );
  });

  it('names only values of the catalogue', () => {
    for (const { triggers } of ARCHETYPES)
      for (const { values } of triggers) for (const value of values) expect(valueNamed(value)?.name).toBe(value);
  });

  it.each(ARCHETYPES)('$name is explained in 60 to 110 words, heard or inferred', (archetype) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      for (const sentence of [
        undefined,
        said('I shouted.'),
        said(
          'I once stayed silent when a colleague was treated unfairly because I did not want a fight in the team that I had only just joined.',
        ),
      ]) {
        for (const values of [[], ['Trust', 'Being On Time'], ['Autonomy']]) {
          const words = explainArchetype({ archetype, sentence }, values, seed).split(/\s+/u).length;
          expect(words).toBeGreaterThanOrEqual(60);
          expect(words).toBeLessThanOrEqual(110);
        }
      }
    }
  });
});
