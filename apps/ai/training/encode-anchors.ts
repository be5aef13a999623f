/** Encodes every anchor sentence of the catalogue. Run it after changing the catalogue: `node scripts/run-ts.mjs apps/ai/training/encode-anchors.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ANCHOR_FILE, ANCHOR_FOLDER, packAnchorVectors } from '../src/engines/embedded/catalogue/anchor-vectors.ts';
import { anchors } from '../src/engines/embedded/catalogue/anchors.ts';
import { encode } from '../src/engines/embedded/encoder/encoder.ts';

const folder = fileURLToPath(new URL(`../models/${ANCHOR_FOLDER}/`, import.meta.url));
await mkdir(folder, { recursive: true });
const bytes = packAnchorVectors(await encode(anchors.map((anchor) => anchor.sentence)));
await writeFile(`${folder}${ANCHOR_FILE}`, bytes);
process.stdout.write(`${anchors.length} anchors, ${bytes.length} bytes\n`);
