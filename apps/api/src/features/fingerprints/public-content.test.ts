import { expect, it } from 'vitest';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { publicContent } from './public-content.ts';

const SECRET = 'I kept my promise to my brother';

it('shows strangers values, archetype, names of triggers and their own text, whatever the record says', () => {
  const shown = publicContent({
    ...SHORT_FINGERPRINT,
    licenseCode: 'K-1',
    valuesExplanation: Object.fromEntries(SHORT_FINGERPRINT.values.map((value) => [value, SECRET])),
    valuesPhilosophy: `You start from honesty. ${SECRET}.`,
    archetypeExplanation: `You go soft. ${SECRET}`,
    triggersExplanation: Object.fromEntries(SHORT_FINGERPRINT.triggers.map((name) => [name, SECRET])),
    evidence: [{ value: 'Honesty', quote: SECRET, answer: 0, start: 0, end: SECRET.length }],
  });
  expect(JSON.stringify(shown)).not.toContain(SECRET);
  expect(shown).toMatchObject({
    values: SHORT_FINGERPRINT.values,
    archetype: SHORT_FINGERPRINT.archetype,
    triggers: SHORT_FINGERPRINT.triggers,
  });
  expect(shown.triggersExplanation).toEqual({});
  expect(shown.valuesPhilosophy).toMatch(/^This fingerprint starts with honesty and ends with freedom: someone who /u);
  expect(shown.archetypeExplanation).toMatch(/^Under pressure they /u);
});
