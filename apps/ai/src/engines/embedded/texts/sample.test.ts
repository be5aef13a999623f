import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { expect, test } from 'vitest';
import { archetypeTexts, triggerTexts, valueTexts } from './authored-texts.ts';

const { evidence, archetype, archetypeParts, triggerParts, valuesPhilosophy } = SAMPLE_NARRATIVE;

test('the sample shows the sentences that the program writes', () => {
  for (const { value, text } of evidence) expect(valueTexts(value, 'held')).toContain(text);
  const { scene: _, ...parts } = archetypeParts;
  for (const [kind, text] of Object.entries(parts)) expect(archetypeTexts(archetype, kind)).toContain(text);
  for (const [name, own] of Object.entries(triggerParts))
    for (const [kind, text] of Object.entries(own)) expect(triggerTexts(archetype, name, kind)).toContain(text);
});

test('the philosophy of the sample is as long as one should be', () => {
  const { length } = valuesPhilosophy.split(/\s+/u);
  expect(length).toBeGreaterThanOrEqual(120);
  expect(length).toBeLessThanOrEqual(200);
});
