import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cosine, VECTOR_LENGTH } from './encoder.ts';
import { coarse, directionOf } from './coarse-vector.ts';

const vectors = fc
  .float32Array({ minLength: VECTOR_LENGTH, maxLength: VECTOR_LENGTH, min: -1, max: 1, noNaN: true })
  .filter((vector) => vector.some((part) => Math.abs(part) > 0.01));

test('a direction comes back from its bytes as it was, and as long as any', () => {
  fc.assert(
    fc.property(vectors, (vector) => {
      const back = directionOf(coarse(vector).buffer as ArrayBuffer);
      const length = Math.hypot(...vector);
      expect(
        cosine(
          back,
          vector.map((part) => part / length),
        ),
      ).toBeGreaterThan(0.99);
      expect(Math.hypot(...back)).toBeCloseTo(1, 5);
    }),
  );
});
