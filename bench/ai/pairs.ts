/** Prints value and quote pairs for readers to judge: `node scripts/run-ts.mjs bench/ai/pairs.ts --data DIR [--count 200]`. Deterministic. */
import { parseArgs } from 'node:util';
import { readStories } from '../../apps/ai/training/read-data.ts';
import { valuePairs } from './value-pairs.ts';

const { values: options } = parseArgs({ options: { data: { type: 'string' }, count: { type: 'string', default: '200' } } });
if (options.data === undefined) throw new Error('Say where the data lies: --data DIR');
const pairs = await valuePairs(readStories(options.data), Number(options.count));
for (const { story, value, tone, start, quote } of pairs) process.stdout.write(`${story}:${start}:${value}\t${tone}\t${quote}\n`);
