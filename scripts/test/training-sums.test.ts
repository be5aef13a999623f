import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The model card says which files the weights were made from: these, unchanged. apps/ai/training/README.md says how the list is written again. */
const here = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../apps/ai/training');
const DATA_FOLDERS = [
  'answers',
  'memories',
  'crisis',
  'crisis-long',
  'acts',
  'conversation',
  'next',
  'follow-ups',
  '../../../bench/ai/interviews',
];
const listed = new Map(
  readFileSync(path.join(here, 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [sum = '', file = ''] = line.split('  ');
      return [file, sum] as const;
    }),
);

test('every listed file has its sum', () => {
  const sumOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(here, file)))
      .digest('hex');
  expect([...listed].filter(([file, sum]) => sumOf(file) !== sum).map(([file]) => file)).toEqual([]);
});

test('every file of the training data is listed', () => {
  const files = DATA_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(here, folder)).map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

test('the catalogue says how many of the training answers are labelled with each value', () => {
  const linesOf = (folder: string, kind: RegExp) =>
    readdirSync(path.join(here, folder))
      .filter((file) => kind.test(file))
      .flatMap((file) =>
        readFileSync(path.join(here, folder, file), 'utf8')
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line) as { id?: string; values?: { v: string }[]; l?: [number, string][] }),
      );
  const second = new Map(linesOf('next', /^second-labels/u).map(({ id, l = [] }) => [id, l.map(([, name]) => name)]));
  const counts = new Map<string, number>();
  for (const { id, values = [] } of [...linesOf('answers', /./u), ...linesOf('next', /^stories/u)]) {
    const names = new Set([...values.map(({ v }) => v), ...((id !== undefined && second.get(id)) || [])]);
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const rows = readFileSync(path.join(here, '../models/texts/catalogue.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'));
  expect(rows.filter(([name = '', , , , labelled]) => Number(labelled) !== counts.get(name))).toEqual([]);
});

test('the model card names the sums of the files that ship', () => {
  const card = readFileSync(path.join(here, '../../../docs/model-card.md'), 'utf8');
  const named = [...card.matchAll(/^\| `apps\/ai\/(.+?)` \| `([0-9a-f]{64})` \|$/gmu)];
  expect(named.length).toBeGreaterThanOrEqual(6);
  const sumOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(here, '..', file)))
      .digest('hex');
  expect(named.filter(([, file = '', sum]) => sumOf(file) !== sum).map(([, file]) => file)).toEqual([]);
});
