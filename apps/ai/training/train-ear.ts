/** Encodes our own sentences and learns from them. Run it after changing the catalogue or the memories: `node scripts/run-ts.mjs apps/ai/training/train-ear.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { anchors } from '../src/engines/embedded/catalogue/anchors.ts';
import { catalogue } from '../src/engines/embedded/catalogue/catalogue.ts';
import { EAR_FILE, EAR_FOLDER, type EarRows, packEar, rowsOf } from '../src/engines/embedded/catalogue/ear-model.ts';
import { coarse } from '../src/engines/embedded/encoder/coarse-vector.ts';
import { normalised, startEncoder, VECTOR_LENGTH } from '../src/engines/embedded/encoder/encoder.ts';
import { kernel, valueScores } from '../src/engines/embedded/evidence/value-scores.ts';
import { UNDERTONE_POWER, UNDERTONE_SCORE_MIN } from '../src/engines/embedded/evidence/weights.ts';
import { diskVectors } from './disk-vectors.ts';
import { contrastsOf, kernelRidge, middleOf } from './kernel-ridge.ts';
import { hashOfMemories, readMemories } from './read-memories.ts';

/** Chosen on the development memories, with the ear trained on the memories alone: the anchors were written by somebody who had read those. */
const RIDGE = 0.5;
/** A memory stands for its first value; what else may be heard in it counts for half. */
const FURTHER_VALUE_SHARE = 0.5;

const memories = readMemories();
const encoder = await startEncoder(
  diskVectors(fileURLToPath(new URL('../../../.cache/ai-vectors.bin', import.meta.url))),
);
const encoded = await encoder.encode([...anchors, ...memories].map(({ sentence }) => sentence));
const vectors = encoded.map((vector) => normalised(Float32Array.from(coarse(vector))));
const rows = rowsOf(memories, vectors);
const vectorOf = (row: number) => rows.vectors.subarray(row * VECTOR_LENGTH, (row + 1) * VECTOR_LENGTH);

const targets = targetsOf(rows);
const prior = Float32Array.from(targets, (column) => column.reduce((sum, one) => sum + one, 0) / rows.count);
const columns = kernelRidge(
  kernelOf(rows),
  targets.map((column, value) => column.map((one) => one - (prior[value] ?? 0))),
  RIDGE,
);
const weights = new Float32Array(rows.count * catalogue.length);
columns.forEach((column, value) => {
  column.forEach((weight, row) => {
    weights[row * catalogue.length + value] = weight;
  });
});

const rowVectors = Array.from({ length: rows.count }, (_, row) => vectorOf(row));
const middle = middleOf(rowVectors);
const contrasts = contrastsOf(
  rowVectors,
  rows.values.map(([first]) => first),
  catalogue.length,
);

const bytes = packEar({
  memoriesHash: hashOfMemories(memories),
  memories,
  vectors,
  weights,
  prior,
  middle,
  contrasts,
  commonness: commonnessOf(),
});
const folder = fileURLToPath(new URL(`../models/${EAR_FOLDER}/`, import.meta.url));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}${EAR_FILE}`, bytes);
process.stdout.write(`${rows.count} sentences, ${bytes.length} bytes\n`);

function targetsOf({ count, values }: EarRows): Float64Array[] {
  const columns = catalogue.map(() => new Float64Array(count));
  values.forEach((carried, row) => {
    carried.forEach((value, place) => {
      const column = columns[value];
      if (column) column[row] = place === 0 ? 1 : FURTHER_VALUE_SHARE;
    });
  });
  return columns;
}

function kernelOf({ count, vectors: flat }: EarRows): Float64Array[] {
  return Array.from({ length: count }, (_, row) => {
    const line = new Float64Array(count);
    const a = row * VECTOR_LENGTH;
    for (let other = 0; other <= row; other += 1) {
      const b = other * VECTOR_LENGTH;
      let sum = 0;
      for (let at = 0; at < VECTOR_LENGTH; at += 1) sum += (flat[a + at] as number) * (flat[b + at] as number);
      line[other] = kernel(sum);
    }
    return line;
  });
}

/** How readily our own sentences come near each value, beside the average. */
function commonnessOf(): Float32Array {
  const nearness = new Float64Array(catalogue.length);
  for (let row = 0; row < rows.count; row += 1) {
    if (rows.kinds[row] === 'bare') continue;
    valueScores(vectorOf(row), { rows, weights, prior, middle, contrasts }).undertone.forEach((undertone, value) => {
      nearness[value] = (nearness[value] ?? 0) + Math.max(0, undertone - UNDERTONE_SCORE_MIN) ** UNDERTONE_POWER;
    });
  }
  const usual = nearness.reduce((sum, one) => sum + one, 0) / nearness.length;
  return Float32Array.from(nearness, (one) => one / usual);
}
