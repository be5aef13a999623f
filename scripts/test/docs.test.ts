import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** What the docs name must be there. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const below = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !/^\.|^(node_modules|dist|data|test-results|playwright-report)$/.test(entry.name),
    )
    .map(({ name }) => name);

const TOPS = below('.');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const docsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/(^|[/\\])(node_modules|dist)[/\\]/.test(file))
    .map((file) => path.join(folder, file));
const docs = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...TOPS.flatMap(docsIn)];

test('there is something to read', () => {
  expect(docs.length).toBeGreaterThan(25);
});

describe.each(docs)('%s', (doc) => {
  const text = read(doc);
  const found = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, one = '']) => one))];

  test('leads nowhere that is not there', () => {
    const links = found(/\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(doc), link)))).toEqual([]);
  });

  test('holds no mark of an unfinished merge', () => {
    expect(found(/^(<{7}|={7}|>{7})(?= |$)/gm)).toEqual([]);
  });

  test('names no command that is not there', () => {
    expect(found(/npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names no file that is not there', () => {
    const named = found(/`((?:[\w-]+\/)+[\w.{},*-]*)`/g).filter(
      (name) => TOPS.includes(name.split('/')[0] ?? '') && !/(^|\/)dist\//.test(name),
    );
    // Of a pattern, the folder.
    const isThere = (name: string) =>
      existsSync(path.join(root, /[*{]/.test(name) ? name.replace(/[^/]*[*{].*$/, '') : name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

test('ARCHITECTURE.md names every folder, package and app', () => {
  const text = read('ARCHITECTURE.md');
  expect(TOPS.filter((name) => name !== 'docs' && !new RegExp(`^${name}/|  ${name}/`, 'm').test(text))).toEqual([]);
  for (const folder of ['packages', 'apps'])
    expect(below(folder).filter((name) => !new RegExp(`^  ${name}/ `, 'm').test(text))).toEqual([]);
});
