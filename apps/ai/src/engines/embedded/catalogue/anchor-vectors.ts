import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalised, VECTOR_LENGTH } from '../encoder/encoder.ts';
import { modelFolder } from '../encoder/model-folder.ts';
import { ANCHORS_HASH, anchors } from './anchors.ts';
import { catalogue } from './catalogue.ts';

/** What is learned from the catalogue's own sentences, and from nothing else. */
export interface AnchorSpace {
  /** One unit vector per anchor, in the anchors' order. */
  readonly vectors: readonly Float32Array[];
  /** The middle of all anchors: what every memory sounds like. */
  readonly middle: Float32Array;
  /** Per value the direction that tells its anchors from all others. */
  readonly contrasts: readonly Float32Array[];
  /** Per value how readily any sentence comes near it; 1 is usual. */
  readonly commonness: Float32Array;
}

/*
 * Encoding the anchors takes ten seconds, so it is done once, by `apps/ai/training/encode-anchors.ts`, and committed:
 * 32 bytes of hash, 384 signed bytes per anchor (a direction needs no more; length is restored on reading),
 * then the middle, the contrasts and the commonness as 32 bit floats.
 */
export const ANCHOR_FILE = 'anchors.bin';
export const ANCHOR_FOLDER = 'catalogue';
const HASH_BYTES = 32;
const STEPS = 127;

export function packAnchorSpace({ vectors, middle, contrasts, commonness }: AnchorSpace): Buffer {
  const rows = vectors.map((vector) => {
    const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
    return Buffer.from(Int8Array.from(vector, (part) => Math.round((part / largest) * STEPS)).buffer);
  });
  const floats = [middle, ...contrasts, commonness].map((row) => Buffer.from(Float32Array.from(row).buffer));
  return Buffer.concat([Buffer.from(ANCHORS_HASH, 'hex'), ...rows, ...floats]);
}

export function unpackAnchorSpace(bytes: Buffer): AnchorSpace {
  if (bytes.subarray(0, HASH_BYTES).toString('hex') !== ANCHORS_HASH) {
    throw new Error('The anchor vectors are older than the catalogue: run apps/ai/training/encode-anchors.ts');
  }
  let at = HASH_BYTES;
  const take = (length: number): Uint8Array => {
    at += length;
    return Uint8Array.from(bytes.subarray(at - length, at));
  };
  const floats = (count: number) => new Float32Array(take(count * Float32Array.BYTES_PER_ELEMENT).buffer);
  return {
    vectors: anchors.map(() => normalised(Float32Array.from(new Int8Array(take(VECTOR_LENGTH).buffer)))),
    middle: floats(VECTOR_LENGTH),
    contrasts: catalogue.map(() => floats(VECTOR_LENGTH)),
    commonness: floats(catalogue.length),
  };
}

let loaded: Promise<AnchorSpace> | undefined;

export function anchorSpace(): Promise<AnchorSpace> {
  loaded ??= readFile(join(modelFolder(ANCHOR_FOLDER), ANCHOR_FILE)).then(unpackAnchorSpace);
  return loaded;
}

export async function anchorVectors(): Promise<readonly Float32Array[]> {
  return (await anchorSpace()).vectors;
}
