import { expect, it } from 'vitest';
import { SHORT_FINGERPRINT } from '../../../testing/sample-fingerprints.ts';
import { ownerText } from './owner-text.ts';

const madeFor = { name: 'Ada', madeAt: new Date(0) };
const record = { ...SHORT_FINGERPRINT, licenseCode: 'K-1' };

it('sets archetype and triggers part by part where the record has the parts', () => {
  const text = ownerText(
    {
      ...record,
      archetypeParts: { scene: 'I left.', did: 'You go.', protects: 'P.', gift: 'G.', cost: 'C.', move: 'M.' },
      triggerParts: { 'Raised voices': { quote: 'He shouted.', why: 'W.', move: 'Wait.' } },
    },
    madeFor,
  );
  expect(text.archetypeExplanation).toBe(
    '“I left.”\nYou go.\nWhat it protects: P.\nIts gift: G.\nIts cost: C.\nOne move to try: M.',
  );
  expect(text.triggersExplanation).toEqual({
    'Being interrupted': record.triggersExplanation['Being interrupted'],
    'Raised voices': '“He shouted.”\nW.\nA small move: Wait.',
  });
});

it('leaves older records as they are', () => {
  expect(ownerText(record, madeFor)).toEqual({ ...record, madeFor });
});
