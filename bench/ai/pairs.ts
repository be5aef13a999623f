/**
 * Prints value and quote pairs for readers to judge, always the same ones:
 *   node scripts/run-ts.mjs bench/ai/pairs.ts --data DIR [--source stories|memories|moments] [--from 0] [--count 200] [--except FILE]... [--json]
 * `--except` leaves out everybody a sentence of whom stands in a list of pairs that were judged before (`[{quote}]`, as `--json` prints them).
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { valueNamed } from '../../apps/ai/src/engines/embedded/catalogue/catalogue.ts';
import { startEncoder } from '../../apps/ai/src/engines/embedded/encoder/encoder.ts';
import { diskVectors } from '../../apps/ai/training/disk-vectors.ts';
import { peopleOf } from './people.ts';
import { idOf, numbered, valuePairs } from './value-pairs.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    count: { type: 'string', default: '200' },
    source: { type: 'string', default: 'stories' },
    from: { type: 'string', default: '0' },
    except: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const { data, source } = options;
if (data === undefined) throw new Error('Say where the data lies: --data DIR');
const people = peopleOf[source];
if (!people) throw new Error(`There is no source ${source}`);

const read = options.except.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly { quote: string }[]);
const unread = numbered(people(data))
  .slice(Number(options.from))
  .filter(({ answers }) => !read.some(({ quote }) => answers.some((answer) => answer.includes(quote))));

await startEncoder(diskVectors(fileURLToPath(new URL('../../.cache/ai-vectors.bin', import.meta.url))));
const pairs = await valuePairs(unread, Number(options.count));
if (options.json) {
  const listed = pairs.map((pair) => ({
    id: idOf(source, pair),
    value: pair.value,
    definition: valueNamed(pair.value)?.definition ?? '',
    quote: pair.quote,
  }));
  process.stdout.write(`${JSON.stringify(listed, undefined, 1)}\n`);
} else
  for (const { story, value, tone, start, quote } of pairs)
    process.stdout.write(`${story}:${start}:${value}\t${tone}\t${quote}\n`);
