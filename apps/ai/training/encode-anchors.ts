/** Encodes every anchor sentence of the catalogue. Run it after changing the catalogue: `node scripts/run-ts.mjs apps/ai/training/encode-anchors.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ANCHOR_FILE, ANCHOR_FOLDER, packAnchorSpace } from '../src/engines/embedded/catalogue/anchor-vectors.ts';
import { anchors } from '../src/engines/embedded/catalogue/anchors.ts';
import { catalogue } from '../src/engines/embedded/catalogue/catalogue.ts';
import { startEncoder } from '../src/engines/embedded/encoder/encoder.ts';
import { valueScores } from '../src/engines/embedded/evidence/value-scores.ts';
import { UNDERTONE_POWER, UNDERTONE_SCORE_MIN } from '../src/engines/embedded/evidence/weights.ts';
import { contrastsOf, middleOf } from './contrasts.ts';
import { diskVectors } from './disk-vectors.ts';

const encoder = await startEncoder(diskVectors(fileURLToPath(new URL('../../../.cache/ai-vectors.bin', import.meta.url))));
const vectors = await encoder.encode(anchors.map((anchor) => anchor.sentence));
const memories = anchors.flatMap(({ kind, value }, index) => {
  const vector = vectors[index];
  return kind === 'name' || !vector ? [] : [{ value, vector }];
});
const memoryVectors = memories.map(({ vector }) => vector);
const middle = middleOf(memoryVectors);
const contrasts = contrastsOf(memoryVectors, memories.map(({ value }) => value), catalogue.length);

/** How readily the catalogue's own memories come near each value, beside the average. */
const nearness = new Float64Array(catalogue.length);
for (const vector of memoryVectors) {
  valueScores(vector, { vectors, middle, contrasts }).score.forEach((score, value) => {
    nearness[value] = (nearness[value] ?? 0) + Math.max(0, score - UNDERTONE_SCORE_MIN) ** UNDERTONE_POWER;
  });
}
const usual = nearness.reduce((sum, one) => sum + one, 0) / nearness.length;
const commonness = Float32Array.from(nearness, (one) => one / usual);

const folder = fileURLToPath(new URL(`../models/${ANCHOR_FOLDER}/`, import.meta.url));
await mkdir(folder, { recursive: true });
const bytes = packAnchorSpace({ vectors, middle, contrasts, commonness });
await writeFile(`${folder}${ANCHOR_FILE}`, bytes);
process.stdout.write(`${anchors.length} anchors, ${bytes.length} bytes\n`);
