import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rows of a tab-separated file by its header. */
function readTsv(path: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/u);
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

export interface Story {
  readonly triple: string;
  readonly kind: string;
  readonly text: string;
}

export function readStories(data: string): Story[] {
  const path = join(data, 'hippocorpus', 'stories.tsv');
  if (!existsSync(path)) return [];
  return readTsv(path).map(({ triple = '', kind = '', text = '' }) => ({ triple, kind, text }));
}

export interface LabelledMemory {
  readonly text: string;
  readonly accept: readonly string[];
}

/** A JSON list of `{text, accept}`, or our own list of `{row, check, split, first, second}`, whose texts stay in the data folder. */
export function readLabelled(path: string, data: string, split?: string): LabelledMemory[] {
  const items = JSON.parse(readFileSync(path, 'utf8')) as readonly Record<string, unknown>[];
  const memories = items.some((item) => 'row' in item) ? readTsv(join(data, 'isear', 'memories.tsv')) : [];
  return items.flatMap((item) => {
    if (typeof item['text'] === 'string') return [{ text: item['text'], accept: names(item['accept']) }];
    if (split !== undefined && item['split'] !== split) return [];
    const text = memories[Number(item['row'])]?.['text'] ?? '';
    if (createHash('sha256').update(text).digest('hex').slice(0, 8) !== item['check']) {
      throw new Error(`Row ${String(item['row'])} of isear/memories.tsv is not the memory that was labelled`);
    }
    return [{ text, accept: [...new Set([...names(item['first']), ...names(item['second'])])] }];
  });
}

function names(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}
