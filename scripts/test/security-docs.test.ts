import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...page.matchAll(/^\| *(\d*) *\|[^|]*\| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, rule = '', file = '', named = '']) => ({ rule, file, named }),
);

test('every numbered rule has its row', () => {
  expect(rows.map(({ rule }) => rule).filter(Boolean)).toEqual(Array.from({ length: 24 }, (_, at) => String(at + 1)));
});

test.each(rows.map(({ file, named }) => [file, named] as const))('%s holds the test "%s"', (file, named) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(named);
});
