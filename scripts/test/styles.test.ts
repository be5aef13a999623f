import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** No compiler looks at the names in a stylesheet: a class that is missing is silently nothing. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../apps/web/src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file));
const sheets = files.filter((file) => file.endsWith('.module.css'));

const uses = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', sheet = '']) => ({
      file: path.relative(root, file),
      sheet: path.join(path.dirname(file), sheet),
      classes: new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)),
      /** `styles[variant]`: which ones, only the page knows. */
      byName: new RegExp(`\\b${name}\\[`).test(source),
    }));
  });

const cssOf = (sheet: string) =>
  readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/'[^']*'/g, "''");
const classesIn = (sheet: string) =>
  new Set([...cssOf(sheet).matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name));

/** What other sheets build on. */
const composed = sheets.flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(/composes: ([\w ]+) from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(' ').map((name) => `${path.join(path.dirname(sheet), from)} ${name}`),
  ),
);

test('there is something to look at', () => {
  expect(sheets.length).toBeGreaterThan(60);
  expect(uses.length).toBeGreaterThanOrEqual(sheets.length - 1);
});

test.each(uses.map((use) => [use.file, use] as const))(
  '%s asks for no class that is not there',
  (_, { sheet, classes }) => {
    expect(existsSync(sheet)).toBe(true);
    const there = classesIn(sheet);
    expect([...classes].filter((name) => !there.has(name))).toEqual([]);
  },
);

describe('no class is left over', () => {
  const plain = sheets.filter((sheet) => !uses.some((use) => use.sheet === sheet && use.byName));
  test.each(plain.map((sheet) => [path.relative(root, sheet), sheet] as const))('%s', (_, sheet) => {
    const used = new Set(uses.filter((use) => use.sheet === sheet).flatMap(({ classes }) => [...classes]));
    expect([...classesIn(sheet)].filter((name) => !used.has(name) && !composed.includes(`${sheet} ${name}`))).toEqual(
      [],
    );
  });
});
