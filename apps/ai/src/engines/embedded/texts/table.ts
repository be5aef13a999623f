import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder } from '../model-folder.ts';

/** The rows of one file of authored texts: tab-separated, `#` begins a comment. */
export function readTable(name: string): readonly (readonly string[])[] {
  return readFileSync(join(modelFolder('texts'), `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Texts by a key of their first columns: `texts('Honesty', 'lived')`. */
export function textTable(name: string, keyColumns: number): (...key: readonly string[]) => readonly string[] {
  const byKey = new Map<string, string[]>();
  for (const row of readTable(name)) {
    const key = row.slice(0, keyColumns).join('\t');
    byKey.set(key, [...(byKey.get(key) ?? []), row[keyColumns] ?? '']);
  }
  return (...key) => byKey.get(key.join('\t')) ?? [];
}
