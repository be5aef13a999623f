/** Encodes the sentences of the archetypes and their triggers. Run it after changing them: `node scripts/run-ts.mjs apps/ai/training/encode-archetypes.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  ARCHETYPE_FILE,
  ARCHETYPE_FOLDER,
  archetypeSentences,
  packArchetypeVectors,
} from '../src/engines/embedded/archetypes/archetype-spaces.ts';
import { encode } from '../src/engines/embedded/encoder/encoder.ts';

const folder = fileURLToPath(new URL(`../models/${ARCHETYPE_FOLDER}/`, import.meta.url));
await mkdir(folder, { recursive: true });
const bytes = packArchetypeVectors(await encode(archetypeSentences));
await writeFile(`${folder}${ARCHETYPE_FILE}`, bytes);
process.stdout.write(`${archetypeSentences.length} sentences, ${bytes.length} bytes\n`);
