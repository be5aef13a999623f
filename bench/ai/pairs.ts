/**
 * Prints value and quote pairs for readers to judge, always the same ones:
 *   node scripts/run-ts.mjs bench/ai/pairs.ts --data DIR [--source stories|memories|moments] [--count 200] [--json]
 * `stories` are the 120 of Hippocorpus; `memories` ISEAR's, person by person, none of whose memories was labelled; `moments` HappyDB's, nine to a person.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { valueNamed } from '../../apps/ai/src/engines/embedded/catalogue/catalogue.ts';
import { startEncoder } from '../../apps/ai/src/engines/embedded/encoder/encoder.ts';
import { diskVectors } from '../../apps/ai/training/disk-vectors.ts';
import { readStories, readTsv } from '../../apps/ai/training/read-data.ts';
import { valuePairs } from './value-pairs.ts';

const ANSWERS = 9;
const MOMENT_WORDS_MIN = 12;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    count: { type: 'string', default: '200' },
    source: { type: 'string', default: 'stories' },
    json: { type: 'boolean', default: false },
  },
});
const { data } = options;
if (data === undefined) throw new Error('Say where the data lies: --data DIR');

/** Every person once, in a fixed order that owes nothing to the file's. */
function scattered<T>(people: readonly T[]): T[] {
  const step = 97;
  return people.map((_, at) => people[(at * step) % people.length]).filter((one) => one !== undefined);
}

function memoryPeople(folder: string): string[][] {
  const labelled = JSON.parse(readFileSync(fileURLToPath(new URL('labelled-isear.json', import.meta.url)), 'utf8')) as readonly { row: number }[];
  const rows = readTsv(join(folder, 'isear', 'memories.tsv'));
  const known = new Set(labelled.map(({ row }) => rows[row]?.['person']));
  const people = new Map<string, string[]>();
  for (const { person = '', text = '' } of rows) if (!known.has(person)) people.set(person, [...(people.get(person) ?? []), text]);
  return scattered([...people.values()]);
}

function momentPeople(folder: string): string[][] {
  const lines = readFileSync(join(folder, 'happydb', 'moments.csv'), 'utf8').split('\n').slice(1);
  const moments = lines
    .map((line) => /^\d+,"((?:[^"]|"")*)"/u.exec(line)?.[1]?.replaceAll('""', '"') ?? '')
    .filter((moment) => moment.split(/\s+/u).length >= MOMENT_WORDS_MIN);
  const people = Array.from({ length: Math.floor(moments.length / ANSWERS) }, (_, at) => moments.slice(at * ANSWERS, (at + 1) * ANSWERS));
  return scattered(people);
}

const sources: Record<string, (folder: string) => string[][]> = {
  stories: (folder) => readStories(folder).map(({ text }) => [text]),
  memories: memoryPeople,
  moments: momentPeople,
};
const people = sources[options.source];
if (!people) throw new Error(`No source ${options.source}`);
await startEncoder(diskVectors(fileURLToPath(new URL('../../.cache/ai-vectors.bin', import.meta.url))));
const pairs = await valuePairs(people(data), Number(options.count));
if (options.json) {
  const listed = pairs.map(({ story, answer, start, value, quote }) => ({
    id: `${options.source}:${story}:${answer}:${start}:${value}`,
    value,
    definition: valueNamed(value)?.definition ?? '',
    quote,
  }));
  process.stdout.write(`${JSON.stringify(listed, undefined, 1)}\n`);
} else for (const { story, value, tone, start, quote } of pairs) process.stdout.write(`${story}:${start}:${value}\t${tone}\t${quote}\n`);
