import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createLru, type Lru } from './lru.ts';
import { modelFolder } from './model-folder.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

export const VECTOR_LENGTH = 384;
/** Every threshold and every committed vector belongs to exactly these files. */
export const MODEL_SHA256 = 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1';
const VOCABULARY_SHA256 = '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3';
const MODEL_FOLDER = 'all-minilm-l6-v2';
/** About 6 MB: the sentences of some forty interviews. */
const VECTORS_CACHED_MAX = 4_000;

export interface Encoder {
  readonly words: WordPieces;
  encode(sentences: readonly string[]): Promise<Float32Array[]>;
}

let started: Promise<Encoder> | undefined;

/** One model per process, however many engines ask for it. The first caller may bring a larger memory (a bench does). */
export function startEncoder(cache: Lru<Float32Array> = createLru(VECTORS_CACHED_MAX)): Promise<Encoder> {
  started ??= loadEncoder(modelFolder(MODEL_FOLDER), cache);
  return started;
}

/** Unit vectors of the sentences, in their order: the dot product of two is their cosine. */
export async function encode(sentences: readonly string[]): Promise<Float32Array[]> {
  return (await startEncoder()).encode(sentences);
}

export async function loadEncoder(
  folder: string,
  cache: Lru<Float32Array> = createLru(VECTORS_CACHED_MAX),
): Promise<Encoder> {
  const [model, vocabulary] = await Promise.all([
    readChecked(join(folder, 'model-int8.onnx'), MODEL_SHA256),
    readChecked(join(folder, 'vocabulary.txt'), VOCABULARY_SHA256),
  ]);
  const words = createWordPieces(vocabulary.toString('utf8').trimEnd().split('\n'));
  const session = await InferenceSession.create(model, {
    // A second thread may add up in another order; one thread gives the same bytes every time.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });

  const vectorOf = async (sentence: string): Promise<Float32Array> => {
    const known = cache.get(sentence);
    if (known) return known;
    // One sentence per run: the 8 bit scales are taken from the whole batch, so that company would change a vector.
    const vector = await meanOfTokens(session, words.idsOf(sentence));
    cache.set(sentence, vector);
    return vector;
  };

  return {
    words,
    encode: async (sentences) => {
      const vectors: Float32Array[] = [];
      for (const sentence of sentences) vectors.push(await vectorOf(sentence));
      return vectors;
    },
  };
}

async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} is not the file this engine was made for (sha256 differs)`);
  }
  return bytes;
}

async function meanOfTokens(session: InferenceSession, ids: readonly number[]): Promise<Float32Array> {
  const row = (number: (id: number) => number) =>
    new Tensor(
      'int64',
      BigInt64Array.from(ids, (id) => BigInt(number(id))),
      [1, ids.length],
    );
  const output = await session.run({
    input_ids: row((id) => id),
    attention_mask: row(() => 1),
    token_type_ids: row(() => 0),
  });
  const states = output['last_hidden_state']?.data;
  if (!(states instanceof Float32Array)) throw new Error('The encoder gave no token states');
  const mean = new Float32Array(VECTOR_LENGTH);
  for (let at = 0; at < states.length; at += 1) {
    const place = at % VECTOR_LENGTH;
    mean[place] = (mean[place] ?? 0) + (states[at] ?? 0);
  }
  return normalised(mean);
}

export function normalised(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((part) => part / length);
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
