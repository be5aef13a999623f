/**
 * Every yardstick of the AI service: `npm run bench:ai -- --data DIR [--split NAME] [--labelled FILE] [--only PART]`.
 * DIR holds `hippocorpus/stories.tsv`, `isear/memories.tsv`, `valueeval23/arguments-NAME.tsv` and `labels-NAME.tsv`; what is missing is left out.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createEmbeddedEngine } from '../../apps/ai/src/engines/embedded/embedded-engine.ts';
import { startEncoder } from '../../apps/ai/src/engines/embedded/encoder/encoder.ts';
import { diskVectors } from '../../apps/ai/training/disk-vectors.ts';
import { measureMemories } from './measure-memories.ts';
import { measureProfiles } from './measure-profiles.ts';
import { measureQuestions } from './measure-questions.ts';
import { measureQuotes } from './measure-quotes.ts';
import { measureSpeed } from './measure-speed.ts';
import { readLabelled, readStories } from '../../apps/ai/training/read-data.ts';
import { measureFreshSupport, measureSupport } from './measure-support.ts';
import { measureValueEval } from './measure-valueeval.ts';
import { printRows, type Row } from './rows.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'validation' },
    labelled: { type: 'string' },
    only: { type: 'string' },
  },
});
const { data } = options;
if (data === undefined) throw new Error('Say where the data lies: npm run bench:ai -- --data DIR');

const inRepository = (path: string) => fileURLToPath(new URL(path, import.meta.url));
await startEncoder(diskVectors(inRepository('../../.cache/ai-vectors.bin')));
const engine = createEmbeddedEngine();
await engine.start();
const stories = readStories(data);

const withStories = (measure: () => Promise<Row[]> | Row[]) => () => (stories.length > 0 ? measure() : []);
const parts: Record<string, () => Promise<Row[]> | Row[]> = {
  quotes: withStories(() => measureQuotes(engine, stories)),
  profiles: withStories(() => measureProfiles(stories)),
  questions: withStories(() => measureQuestions(engine, stories)),
  memories: async () => {
    if (options.labelled !== undefined) return measureMemories('given memories', readLabelled(options.labelled, data));
    if (!existsSync(join(data, 'isear', 'memories.tsv'))) return [];
    const ours = inRepository('labelled-isear.json');
    return [
      ...(await measureMemories('memories the ear was tuned on', readLabelled(ours, data, 'dev'))),
      ...(await measureMemories('memories kept apart', readLabelled(ours, data, 'test'))),
      ...(await measureMemories('memories of two readers', readLabelled(ours, data, 'readers'))),
    ];
  },
  support: withStories(async () => [
    ...(await measureSupport(stories, inRepository('judged-pairs.json'))),
    ...(await measureFreshSupport(data, inRepository('judged-fresh-pairs.json'))),
  ]),
  valueeval: () => measureValueEval(data, options.split),
  speed: withStories(() => measureSpeed(data)),
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (options.only !== undefined && options.only !== name) continue;
  rows.push(...(await measure()));
}
printRows(rows);
