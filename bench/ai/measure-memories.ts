import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@lf/ai/engines/embedded/catalogue/catalogue';
import { startReader } from '@lf/ai/engines/embedded/reader/reader';
import { type LabelledMemory, readLabelled } from './read-data.ts';
import { info, type Row, share } from './rows.ts';

const LABELLED = fileURLToPath(new URL('labelled-isear.json', import.meta.url));
const SPLITS = { dev: 'labelled first', test: 'labelled second', readers: 'of two readers' };

/** One-line memories, reported and not steered by: is a value that is read most clearly one that a reader accepts? */
export async function measureMemories(data: string, most: number): Promise<Row[]> {
  if (!existsSync(join(data, 'isear', 'memories.tsv'))) return [];
  const rows: Row[] = [];
  for (const [split, name] of Object.entries(SPLITS))
    rows.push(...(await hits(name, readLabelled(LABELLED, data, split).slice(0, most))));
  return rows;
}

async function hits(name: string, memories: readonly LabelledMemory[]): Promise<Row[]> {
  const ranked: { accept: readonly string[]; values: string[] }[] = [];
  for (const { text, accept } of memories) ranked.push({ accept, values: await clearestValues(text) });
  return [1, 3, 8].map((k) =>
    info(
      `hit@${k}, one-line memories ${name}`,
      share(ranked, ({ accept, values }) => values.slice(0, k).some((value) => accept.includes(value))),
      `${memories.length} memories`,
    ),
  );
}

/** The values by the sentence that shows each most clearly. */
async function clearestValues(text: string): Promise<string[]> {
  const { sentences } = await (await startReader()).read(text);
  return catalogue
    .map(({ name }, at) => ({ name, score: Math.max(0, ...sentences.map(({ values }) => values[at] ?? 0)) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ name }) => name);
}
