import { describe, expect, it } from 'vitest';
import { cosine, encode } from '../encoder/encoder.ts';
import { anchorVectors, unpackAnchorSpace } from './anchor-vectors.ts';
import { anchors } from './anchors.ts';

describe('the committed anchor vectors', () => {
  it('belong to the catalogue as it stands', async () => {
    const vectors = await anchorVectors();
    expect(vectors).toHaveLength(anchors.length);
    const every = 37;
    const sample = anchors.map((anchor, index) => ({ anchor, index })).filter(({ index }) => index % every === 0);
    const fresh = await encode(sample.map(({ anchor }) => anchor.sentence));
    sample.forEach(({ index }, at) => {
      const [stored, now] = [vectors[index], fresh[at]];
      if (!stored || !now) throw new Error('no vector');
      expect(cosine(stored, now)).toBeGreaterThan(0.99);
    });
  });

  it('are refused when the catalogue has moved on', () => {
    expect(() => unpackAnchorSpace(Buffer.alloc(32))).toThrow('older than the catalogue');
  });
});
