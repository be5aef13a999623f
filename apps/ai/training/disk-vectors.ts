import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { MODEL_SHA256, VECTOR_LENGTH } from '../src/engines/embedded/encoder/encoder.ts';
import type { Lru } from '../src/engines/embedded/encoder/lru.ts';

const KEY_BYTES = 16;
const VECTOR_BYTES = VECTOR_LENGTH * 4;

/** Vectors on disk, by hash of the sentence and the model: measuring twice costs the encoder once. */
export function diskVectors(path: string): Lru<Float32Array> {
  const vectors = new Map<string, Float32Array>();
  if (existsSync(path)) {
    const bytes = readFileSync(path);
    for (let at = 0; at + KEY_BYTES + VECTOR_BYTES <= bytes.length; at += KEY_BYTES + VECTOR_BYTES) {
      const vector = new Float32Array(VECTOR_LENGTH);
      new Uint8Array(vector.buffer).set(bytes.subarray(at + KEY_BYTES, at + KEY_BYTES + VECTOR_BYTES));
      vectors.set(bytes.subarray(at, at + KEY_BYTES).toString('hex'), vector);
    }
  }
  mkdirSync(dirname(path), { recursive: true });
  const keyOf = (sentence: string) =>
    createHash('sha256').update(MODEL_SHA256).update(sentence).digest().subarray(0, KEY_BYTES);
  return {
    get: (sentence) => vectors.get(keyOf(sentence).toString('hex')),
    set: (sentence, vector) => {
      const key = keyOf(sentence);
      vectors.set(key.toString('hex'), vector);
      appendFileSync(path, Buffer.concat([key, Buffer.from(vector.buffer, vector.byteOffset, VECTOR_BYTES)]));
    },
  };
}
