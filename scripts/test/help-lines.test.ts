import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COUNTRY_NAMES } from '../../packages/domain/src/country-names.ts';
import { helpIn } from '../../packages/domain/src/help-lines.ts';

/** Rows of the page with its five columns: country, emergency, lines, confirmed by, seen on. */
const ROWS = readFileSync(path.resolve(import.meta.dirname, '../../docs/help-lines.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ...cells]) => cells)
  .filter((cells) => cells.length === 6 && /^\d[\d, ]*$/u.test(cells[1] ?? ''));
const HELPED = COUNTRY_NAMES.filter((country) => helpIn(country) !== undefined);

test.each(HELPED)('docs/help-lines.md says who confirms the numbers of %s, and when it was seen', (country) => {
  const help = helpIn(country);
  const [, emergency, lines, confirmed, seen] = ROWS.find(([name]) => name === country) ?? [];
  expect(emergency).toBe(help?.emergency.join(', '));
  expect(lines).toBe(help?.lines.map(({ name, number }) => `${name}: ${number}`).join('; '));
  expect(confirmed).toMatch(/\w/u);
  expect(seen).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
});

test('docs/help-lines.md has a row for no other country', () => {
  expect(new Set(ROWS.map(([country]) => country))).toEqual(new Set(HELPED));
  expect(ROWS).toHaveLength(HELPED.length);
});
