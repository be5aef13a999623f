import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cosine, type Encoder, loadEncoder, startEncoder, VECTOR_LENGTH } from './encoder.ts';

const PROMISE = 'I kept my promise even though it was hard.';
let encoder: Encoder;
beforeAll(async () => {
  encoder = await startEncoder();
});

const near = async (a: string, b: string): Promise<number> => {
  const [first, second] = await encoder.encode([a, b]);
  if (!first || !second) throw new Error('no vectors');
  return cosine(first, second);
};

describe('encoder', () => {
  it('gives one unit vector per sentence, in order', async () => {
    const vectors = await encoder.encode([PROMISE, '', PROMISE]);
    expect(vectors).toHaveLength(3);
    for (const vector of vectors) {
      expect(vector).toHaveLength(VECTOR_LENGTH);
      expect(cosine(vector, vector)).toBeCloseTo(1, 5);
    }
    expect(vectors[0]).toEqual(vectors[2]);
  });

  it('puts what means alike close together', async () => {
    const alike = await near(PROMISE, 'I did what I had said I would do, although it cost me a lot.');
    const apart = await near(PROMISE, 'The soup tasted of fresh basil and garlic.');
    expect(alike).toBeGreaterThan(apart + 0.2);
  });

  it('gives the same bytes in another company and another process state', async () => {
    const alone = await encoder.encode([PROMISE]);
    const fresh = await startEncoderAgain();
    const inCompany = await fresh.encode([
      'A much longer sentence about the sea and the boats that came home late.',
      PROMISE,
    ]);
    expect(inCompany[1]).toEqual(alone[0]);
  });

  it('refuses a model that is not the one it was made for', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'model-'));
    await writeFile(join(folder, 'model-int8.onnx'), 'something else');
    await writeFile(join(folder, 'vocabulary.txt'), '[UNK]\n');
    await expect(loadEncoder(folder)).rejects.toThrow('sha256 differs');
  });
});

async function startEncoderAgain(): Promise<Encoder> {
  const { modelFolder } = await import('./model-folder.ts');
  return loadEncoder(modelFolder('all-minilm-l6-v2'));
}
