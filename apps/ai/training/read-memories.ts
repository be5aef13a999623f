import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../src/engines/embedded/catalogue/catalogue.ts';
import { type Memory, MEMORY_VALUES_MAX, type RowKind } from '../src/engines/embedded/catalogue/ear-model.ts';
import { MODEL_SHA256 } from '../src/engines/embedded/encoder/encoder.ts';

export interface WrittenMemory extends Memory {
  readonly sentence: string;
}

const FOLDER = new URL('./memories/', import.meta.url);
const LINE = /^(?<sign>[-+=]) (?<names>[^|]*)\| (?<sentence>.+)$/u;
const KIND: Record<string, RowKind> = { '+': 'lived', '-': 'violated', '=': 'bare' };
const placeOf = new Map(catalogue.map(({ name }, place) => [name, place]));

/** `+ Value, Value | sentence` for a value lived, `-` for one hurt, `=` for none. The plainest value stands first. */
export function readMemories(): WrittenMemory[] {
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  return files.flatMap((file) =>
    readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => readLine(line, file)),
  );
}

function readLine(line: string, file: string): WrittenMemory {
  const { sign = '', names = '', sentence = '' } = LINE.exec(line)?.groups ?? {};
  const kind = KIND[sign];
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => placeOf.get(name));
  const isWhole =
    kind !== undefined &&
    values.every((value) => value !== undefined) &&
    values.length <= MEMORY_VALUES_MAX &&
    (values.length === 0) === (kind === 'bare');
  if (!isWhole) throw new Error(`${file}: cannot read “${line}”`);
  return { kind, values: values.filter((value) => value !== undefined), sentence };
}

export function hashOfMemories(memories: readonly WrittenMemory[]): string {
  return createHash('sha256')
    .update(JSON.stringify([MODEL_SHA256, memories]))
    .digest('hex');
}
