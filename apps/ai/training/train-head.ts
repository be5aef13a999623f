/**
 * Trains the head on ValueEval'23: `node scripts/run-ts.mjs apps/ai/training/train-head.ts --data DIR`, where DIR holds `valueeval23/`.
 * The encoder stays as it is. Seeds are fixed; epochs and thresholds are chosen on the validation split, and no other data is read.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { diskVectors } from './disk-vectors.ts';
import { type LabelledArgument, readArguments } from './read-data.ts';
import { bestThresholds, macroF1 } from './f1.ts';
import { startEncoder } from '../src/engines/embedded/encoder/encoder.ts';
import { VALUE_CATEGORIES } from './value-categories.ts';
import { categoryProbabilities, HEAD_FILE, HEAD_FOLDER, packHead, unpackHead } from './value-head.ts';
import { createTrainer } from './head-trainer.ts';

const SEED = 2023;
const EPOCHS = 24;

const { values: options } = parseArgs({ options: { data: { type: 'string' } } });
if (options.data === undefined) throw new Error('Say where the data lies: --data DIR');
const repository = fileURLToPath(new URL('../../../', import.meta.url));
const encoder = await startEncoder(diskVectors(`${repository}.cache/ai-vectors.bin`));

async function read(data: string, split: string): Promise<{ vectors: Float32Array[]; items: LabelledArgument[] }> {
  const { categories, items } = readArguments(data, split);
  if (categories.join() !== VALUE_CATEGORIES.join())
    throw new Error('The categories stand in another order than the head expects');
  return { vectors: await encoder.encode(items.map(({ premise }) => premise)), items };
}

const training = await read(options.data, 'training');
const validation = await read(options.data, 'validation');
const truth = validation.items.map(({ labels }) => labels);
const trainer = createTrainer(
  training.vectors,
  training.items.map(({ labels }) => labels),
  EPOCHS,
  SEED,
);

let best: { f1: number; bytes: Buffer } | undefined;
for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
  trainer.epoch();
  if (epoch < EPOCHS / 3) continue;
  const packed = (thresholds: Float32Array) => packHead({ ...trainer.head(), thresholds });
  const untuned = unpackHead(packed(new Float32Array(VALUE_CATEGORIES.length)));
  const probabilities = validation.vectors.map((vector) => categoryProbabilities(vector, untuned));
  const thresholds = bestThresholds(probabilities, truth);
  const f1 = macroF1(probabilities, truth, thresholds);
  process.stdout.write(`epoch ${epoch}: macro F1 on validation ${f1.toFixed(4)}\n`);
  if (!best || f1 > best.f1) best = { f1, bytes: packed(thresholds) };
}
if (!best) throw new Error('Nothing was trained');
const folder = `${repository}apps/ai/models/${HEAD_FOLDER}/`;
await mkdir(folder, { recursive: true });
await writeFile(folder + HEAD_FILE, best.bytes);
process.stdout.write(`kept ${best.f1.toFixed(4)}, ${best.bytes.length} bytes\n`);
