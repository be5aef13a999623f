import { describe, expect, it } from 'vitest';
import { encode } from '../src/engines/embedded/encoder/encoder.ts';
import { VALUE_CATEGORIES } from './value-categories.ts';
import { categoryProbabilities, packHead, unpackHead, valueHead } from './value-head.ts';

describe('the trained head', () => {
  it('hears what its training was about', async () => {
    const [vector] = await encode(['We should protect the forests because animals and plants are dying out.']);
    if (!vector) throw new Error('no vector');
    const probabilities = categoryProbabilities(vector, await valueHead());
    expect(VALUE_CATEGORIES[probabilities.indexOf(Math.max(...probabilities))]).toBe('Universalism: nature');
  });

  it('survives packing', async () => {
    const head = await valueHead();
    const again = unpackHead(packHead(head));
    expect(again.thresholds).toEqual(head.thresholds);
    expect(again.output.bias).toEqual(head.output.bias);
  });
});
