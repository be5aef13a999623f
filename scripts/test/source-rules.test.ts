import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Rules about the sources themselves, read as a compiler reads them. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SOURCE_FOLDERS = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/platform/src',
  'apps/api/src',
  'apps/ai/src',
  'apps/web/src',
  'apps/standalone/src',
];

const files = SOURCE_FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => path.join(folder, file)),
);

interface Found {
  readonly where: string;
  readonly text: string;
}

const found = {
  regexes: [] as Found[],
  names: [] as Found[],
  events: [] as Found[],
  made: [] as Found[],
  /** What is compared with, or searched for in, something else. */
  compared: [] as Found[],
};
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const SEARCHES = /\.(startsWith|endsWith|includes|indexOf|lastIndexOf|has|split|replace|replaceAll)$/;
for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) found.regexes.push({ where, text: node.getText() });
    if (ts.isPropertyAccessExpression(node)) found.names.push({ where, text: node.getText() });
    if (ts.isCallExpression(node) && /(^|\.)addEventListener$/.test(node.expression.getText()))
      found.events.push({ where, text: node.arguments[0]?.getText() ?? '' });
    if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind))
      for (const side of [node.left, node.right]) found.compared.push({ where, text: side.getText() });
    if (ts.isCallExpression(node) && SEARCHES.test(node.expression.getText()))
      found.compared.push({ where, text: node.arguments[0]?.getText() ?? '' });
    if (ts.isNewExpression(node)) found.made.push({ where, text: node.expression.getText() });
    if (ts.isJsxAttribute(node)) found.names.push({ where, text: node.name.getText() });
    ts.forEachChild(node, visit);
  };
  visit(source);
}
const among = (all: readonly Found[], pattern: RegExp) =>
  all.filter(({ text }) => pattern.test(text)).map(({ where, text }) => `${where} ${text}`);
const using = (pattern: RegExp) => among(found.names, pattern);

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(found.regexes.length).toBeGreaterThan(60);
  expect(found.events.length).toBeGreaterThan(10);
  expect(found.made.length).toBeGreaterThan(10);
});

test('nothing is recognized by the wording of a message', () => {
  expect(found.compared.length).toBeGreaterThan(500);
  expect(among(found.compared, /^[A-Z_]+_(MESSAGES|PROMPTS)\b/)).toEqual([]);
});

describe('SQL goes through the query layer', () => {
  test('nobody writes raw SQL text', () => {
    expect(using(/^sql\.(raw|lit|id)$/)).toEqual([]);
  });

  test('only the pools talk to a driver', () => {
    const drivers = files.filter((file) =>
      /from '(pg|@electric-sql\/pglite)'/.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(drivers.filter((file) => !file.startsWith('packages/platform/src/db/'))).toEqual([]);
  });
});

test('no text is ever rendered as HTML', () => {
  expect(
    using(
      /(^|\.)(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcDoc|createContextualFragment)$|^document\.write(ln)?$/,
    ),
  ).toEqual([]);
});

test('no text is ever run as a program', () => {
  expect(using(/^(globalThis\.|window\.)?eval$/)).toEqual([]);
});

test('nothing keeps a page out of the back/forward cache: no listener on unload, no line left open', () => {
  expect(among(found.events, /^['"`]unload['"`]$/)).toEqual([]);
  expect(using(/\.onunload$|(^|\.)indexedDB(\.|$)/)).toEqual([]);
  expect(
    among(found.made, /^(window\.|globalThis\.)?(WebSocket|EventSource|BroadcastChannel|RTCPeerConnection)$/),
  ).toEqual([]);
});

describe('no regular expression blows up', () => {
  /** So long that what grows with the third power of the text, or faster, never ends; the second power is a blink. */
  const LENGTH = 3_000;
  const PATIENCE_MS = 8_000;
  const LETTERS = [
    'a',
    'A',
    '0',
    ' ',
    '-',
    '.',
    ',',
    ':',
    ';',
    '"',
    '“',
    '<',
    '/',
    '\n',
    '@',
    "'",
    '\\',
    '(',
    '[',
    '{',
    '=',
    '?',
    '!',
    'é',
    'ا',
    '%',
    '|',
    '_',
    '*',
  ];
  const PAIRS = ['a.', 'a ', 'a-', '. ', 'a@', '""', '“a', 'a:', ';;', '::', 'a\n', ' \n', 'a,', '0-', '</', "a'"];
  const attacks = [...LETTERS, ...PAIRS].flatMap((unit) => {
    const long = unit.repeat(Math.ceil(LENGTH / unit.length));
    return [long, `${long}\u0001`];
  });

  test.each(found.regexes.map(({ where, text }) => [`${text} in ${where}`, text] as const))('%s', (_name, literal) => {
    const tried = new vm.Script(
      `for (const text of attacks) { const regex = ${literal}; regex.lastIndex = 0; regex.test(text); text.replace(regex, ''); }`,
    );
    // A runaway cannot be outwaited, only cut off.
    expect(() => tried.runInNewContext({ attacks }, { timeout: PATIENCE_MS })).not.toThrow();
  });
});
