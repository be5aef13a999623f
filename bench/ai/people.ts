import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStories, readTsv } from '../../apps/ai/training/read-data.ts';

const ANSWERS = 9;
const MOMENT_WORDS_MIN = 12;

/** Each person's answers: the 120 stories of Hippocorpus; ISEAR person by person, none of whose memories was labelled; HappyDB's moments, nine to a person. */
export const peopleOf: Record<string, (data: string) => string[][]> = {
  stories: (data) => readStories(data).map(({ text }) => [text]),
  memories: memoryPeople,
  moments: momentPeople,
};

function memoryPeople(data: string): string[][] {
  const labelled = JSON.parse(
    readFileSync(fileURLToPath(new URL('labelled-isear.json', import.meta.url)), 'utf8'),
  ) as readonly { row: number }[];
  const rows = readTsv(join(data, 'isear', 'memories.tsv'));
  const known = new Set(labelled.map(({ row }) => rows[row]?.['person']));
  const people = new Map<string, string[]>();
  for (const { person = '', text = '' } of rows)
    if (!known.has(person)) people.set(person, [...(people.get(person) ?? []), text]);
  return scattered([...people.values()]);
}

function momentPeople(data: string): string[][] {
  const lines = readFileSync(join(data, 'happydb', 'moments.csv'), 'utf8')
    .split('\n')
    .slice(1);
  const moments = lines
    .map((line) => /^\d+,"((?:[^"]|"")*)"/u.exec(line)?.[1]?.replaceAll('""', '"') ?? '')
    .filter((moment) => moment.split(/\s+/u).length >= MOMENT_WORDS_MIN);
  return scattered(
    Array.from({ length: Math.floor(moments.length / ANSWERS) }, (_, at) =>
      moments.slice(at * ANSWERS, (at + 1) * ANSWERS),
    ),
  );
}

/** In a fixed order that owes nothing to the file's. */
function scattered<T>(people: readonly T[]): T[] {
  const step = 97;
  return people.map((_, at) => people[(at * step) % people.length]).filter((one) => one !== undefined);
}
