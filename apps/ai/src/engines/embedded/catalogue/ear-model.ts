import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coarse, directionOf } from '../encoder/coarse-vector.ts';
import { VECTOR_LENGTH } from '../encoder/encoder.ts';
import { modelFolder } from '../encoder/model-folder.ts';
import { ANCHORS_HASH, anchors } from './anchors.ts';
import { catalogue } from './catalogue.ts';

export type RowKind = 'lived' | 'violated' | 'bare';
const KINDS: readonly RowKind[] = ['lived', 'violated', 'bare'];

/** What the ear has learned from sentences of our own, and from nothing else. */
export interface EarModel {
  /** The values' names and meanings, for words of the person's own: one unit vector per anchor, in the anchors' order. */
  readonly anchorVectors: readonly Float32Array[];
  /** Every anchor but the names, then every memory: what the ear compares a sentence with. */
  readonly rows: EarRows;
  /** Per row and value how much nearness to the row tells of the value, row after row. */
  readonly weights: Float32Array;
  /** Per value what is expected of any sentence. */
  readonly prior: Float32Array;
  /** The middle of all rows: what every memory sounds like. */
  readonly middle: Float32Array;
  /** Per value the direction that tells its own memories from all others. */
  readonly contrasts: readonly Float32Array[];
  /** Per value how readily any sentence comes near it; 1 is usual. */
  readonly commonness: Float32Array;
}

export interface EarRows {
  readonly count: number;
  readonly kinds: readonly RowKind[];
  /** The values a row stands for, the plainest first; none for a bare one. */
  readonly values: readonly (readonly number[])[];
  /** Unit vectors, one after the other. */
  readonly vectors: Float32Array;
}

export interface Memory {
  readonly kind: RowKind;
  readonly values: readonly number[];
}

export const EAR_FILE = 'ear.bin';
export const EAR_FOLDER = 'ear';
/** A memory may carry up to four values. */
export const MEMORY_VALUES_MAX = 4;
const NO_MORE = 255;
const HASH_BYTES = 32;
const WEIGHT_STEPS = 32_767;

export interface TrainedEar {
  readonly memoriesHash: string;
  readonly memories: readonly Memory[];
  /** Of the anchors, then of the memories. */
  readonly vectors: readonly Float32Array[];
  readonly weights: Float32Array;
  readonly prior: Float32Array;
  readonly middle: Float32Array;
  readonly contrasts: readonly Float32Array[];
  readonly commonness: Float32Array;
}

/*
 * Trained once, by `apps/ai/training/train-ear.ts`, and committed: the hashes of the anchors and of the memories, how many memories
 * and what they stand for, 384 signed bytes per sentence, the weights as 16 bit numbers with one scale per value;
 * prior, middle, contrasts and commonness as 32 bit floats.
 */
export function packEar({
  memoriesHash,
  memories,
  vectors,
  weights,
  prior,
  middle,
  contrasts,
  commonness,
}: TrainedEar): Buffer {
  const count = Buffer.alloc(Uint32Array.BYTES_PER_ELEMENT);
  count.writeUInt32LE(memories.length);
  const labels = memories.map(({ kind, values }) =>
    Buffer.from([KINDS.indexOf(kind), ...Array.from({ length: MEMORY_VALUES_MAX }, (_, at) => values[at] ?? NO_MORE)]),
  );
  const scales = new Float32Array(catalogue.length);
  weights.forEach((weight, at) => {
    const value = at % catalogue.length;
    scales[value] = Math.max(scales[value] ?? 0, Math.abs(weight) / WEIGHT_STEPS);
  });
  const coarseWeights = Int16Array.from(weights, (weight, at) =>
    Math.round(weight / (scales[at % catalogue.length] || 1)),
  );
  return Buffer.concat([
    Buffer.from(ANCHORS_HASH, 'hex'),
    Buffer.from(memoriesHash, 'hex'),
    count,
    ...labels,
    ...vectors.map((vector) => Buffer.from(coarse(vector).buffer)),
    ...[scales, coarseWeights, prior, middle, ...contrasts, commonness].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  ]);
}

export function unpackEar(bytes: Buffer): EarModel & { readonly memoriesHash: string } {
  let at = 0;
  const take = (length: number): ArrayBuffer => {
    at += length;
    return Uint8Array.from(bytes.subarray(at - length, at)).buffer;
  };
  const hash = () => Buffer.from(take(HASH_BYTES)).toString('hex');
  if (hash() !== ANCHORS_HASH)
    throw new Error('The ear is older than the catalogue: run apps/ai/training/train-ear.ts');
  const memoriesHash = hash();
  const count = new DataView(take(Uint32Array.BYTES_PER_ELEMENT)).getUint32(0, true);
  const memories = Array.from({ length: count }, () => readMemory(new Uint8Array(take(1 + MEMORY_VALUES_MAX))));
  const direction = () => directionOf(take(VECTOR_LENGTH));
  const floats = (length: number) => new Float32Array(take(length * Float32Array.BYTES_PER_ELEMENT));
  const anchorVectors = anchors.map(direction);
  const rows = rowsOf(memories, [...anchorVectors, ...memories.map(direction)]);
  const scales = floats(catalogue.length);
  const steps = new Int16Array(take(rows.count * catalogue.length * Int16Array.BYTES_PER_ELEMENT));
  const weights = Float32Array.from(steps, (step, index) => step * (scales[index % catalogue.length] ?? 0));
  return {
    memoriesHash,
    anchorVectors,
    rows,
    weights,
    prior: floats(catalogue.length),
    middle: floats(VECTOR_LENGTH),
    contrasts: catalogue.map(() => floats(VECTOR_LENGTH)),
    commonness: floats(catalogue.length),
  };
}

function readMemory([kind = 0, ...values]: Uint8Array): Memory {
  return { kind: KINDS[kind] ?? 'bare', values: values.filter((value) => value !== NO_MORE) };
}

/** The rows in their order, from the vectors of all anchors and then of all memories. */
export function rowsOf(memories: readonly Memory[], vectors: readonly Float32Array[]): EarRows {
  const all = [...anchors.map(({ kind, value }) => ({ kind, values: kind === 'bare' ? [] : [value] })), ...memories];
  const kept = all.flatMap(({ kind, values }, index) =>
    kind === 'name' ? [] : [{ kind, values, vector: vectors[index] }],
  );
  const flat = new Float32Array(kept.length * VECTOR_LENGTH);
  kept.forEach(({ vector }, row) => {
    if (vector) flat.set(vector, row * VECTOR_LENGTH);
  });
  return {
    count: kept.length,
    kinds: kept.map(({ kind }) => kind),
    values: kept.map(({ values }) => values),
    vectors: flat,
  };
}

let loaded: Promise<EarModel> | undefined;

export function earModel(): Promise<EarModel> {
  loaded ??= readFile(join(modelFolder(EAR_FOLDER), EAR_FILE)).then(unpackEar);
  return loaded;
}
