import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalised, VECTOR_LENGTH } from '../encoder/encoder.ts';
import { modelFolder } from '../encoder/model-folder.ts';
import { ANCHORS_HASH, anchors } from './anchors.ts';

/*
 * Encoding the anchors takes seven seconds, so they are encoded once, by `apps/ai/training/encode-anchors.ts`, and committed:
 * 32 bytes of hash, then 384 signed bytes per anchor (a direction needs no more; length is restored on reading).
 */
export const ANCHOR_FILE = 'anchors.bin';
export const ANCHOR_FOLDER = 'catalogue';
const HASH_BYTES = 32;
const STEPS = 127;

export function packAnchorVectors(vectors: readonly Float32Array[]): Buffer {
  const rows = vectors.map((vector) => {
    const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    return Buffer.from(Int8Array.from(vector, (part) => Math.round((part / largest) * STEPS)).buffer);
  });
  return Buffer.concat([Buffer.from(ANCHORS_HASH, 'hex'), ...rows]);
}

export function unpackAnchorVectors(bytes: Buffer): Float32Array[] {
  if (bytes.subarray(0, HASH_BYTES).toString('hex') !== ANCHORS_HASH) {
    throw new Error('The anchor vectors are older than the catalogue: run apps/ai/training/encode-anchors.ts');
  }
  return anchors.map((_, index) => {
    const start = HASH_BYTES + index * VECTOR_LENGTH;
    return normalised(Float32Array.from(new Int8Array(bytes.subarray(start, start + VECTOR_LENGTH))));
  });
}

let loaded: Promise<Float32Array[]> | undefined;

export function anchorVectors(): Promise<Float32Array[]> {
  loaded ??= readFile(join(modelFolder(ANCHOR_FOLDER), ANCHOR_FILE)).then(unpackAnchorVectors);
  return loaded;
}
