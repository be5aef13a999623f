import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '@lf/platform/env';

const text = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8');
const passed = new Map(
  [...text.matchAll(/^ {4}([A-Z_]+): (.+)$/gmu)].map(([, name = '', value = '']) => [name, value]),
);

/** Where the parts find each other: the file's own business. */
const FIXED = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'TRUST_PROXY', 'DATABASE_URL'];

test('compose passes every variable that there is, and no other', () => {
  expect([...passed.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual(
    VARIABLES.toSorted((a, b) => a.localeCompare(b)),
  );
});

test.each(VARIABLES.filter((name) => !FIXED.includes(name)))('%s reaches the programs as it was set', (name) => {
  expect(passed.get(name)).toMatch(new RegExp(`^\\$\\{${name}:[-?]`, 'u'));
});

test('the settings are the same for every program', () => {
  expect(text.match(/<<: \*environment/gu)).toHaveLength(1);
  expect(text).toMatch(/environment: &environment/u);
});
