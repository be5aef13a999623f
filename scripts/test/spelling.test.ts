import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Where texts come from that people read. */
const SOURCES = [
  'apps/ai/src',
  'apps/api/src',
  'apps/standalone/src',
  'apps/web/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/platform/src',
];
/** Names of help lines are their own; prompts are read by a model. */
const IS_LEFT_OUT = /\.test\.tsx?$|\/testing\/|\/help-lines\/|\/prompts\//u;

/** Spellings and forms that an American reader would not use. */
const BRITISH = new RegExp(
  String.raw`\b(?:${[
    '[a-z]*(?:col|fav|hon|behavi|neighb|lab|hum|harb|flav|rum|sav|endeav|arm|vap|od|cand)our[a-z]*',
    '(?:organ|real|recogn|apolog|priorit|summar|critic|emphas|memor|minim|maxim|optim|special|personal|capital|author|general|final|util|visual|symbol|harmon|modern|stabil|social|normal|scrutin|sympath|standard|categor|character|custom|central)is(?:e[drs]?|ing|ers|ations?)',
    '(?:anal|paral)ys(?:e[ds]?|ing)',
    '(?:cent|met|theat|fib|lit|somb)re[ds]?',
    '(?:def|off|lic|pret)ence[ds]?',
    'practis(?:e[ds]?|ing)',
    '(?:travel|cancel|label|model|counsel|quarrel|signal)l(?:ed|ing|ers?|ors?)',
    'fulfil(?:s|ment)?|skilful|wilful|enrol|jewellery',
    'greys?|cheques?|kerb|plough|storey|mould|pyjamas|programmes?|cosy|tonne',
    'judgement|ageing|whilst|amongst|learnt|dreamt|spelt|burnt|leant|mum|mums|maths|sceptic(?:al|s)?',
    '(?:to|after|back|for|up|out|in)wards',
  ].join('|')})\b`,
  'iu',
);

function textsIn(file: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node);
    // One word alone is a name in the program, unless it stands on a page.
    if (isText && (ts.isJsxText(node) || /\S\s+\S/u.test(node.text))) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const sourceTexts = SOURCES.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !IS_LEFT_OUT.test(`/${name}`))
    .flatMap((name) => textsIn(path.join(root, folder, name))),
);

/** Names of topics, and definitions that only the reader is trained with: nobody is shown them. */
const NAMES_ONLY = new Set(['catalogue.tsv', 'topic-table.tsv']);

/** The authored texts of the interviewer; the first column names them, and some are in other languages. */
const authored = readdirSync(path.join(root, 'apps/ai/models/texts'))
  .filter((name) => !NAMES_ONLY.has(name))
  .flatMap((name) => readFileSync(path.join(root, 'apps/ai/models/texts', name), 'utf8').split('\n'))
  .filter((row) => !row.startsWith('other-language-'));

test('what people read is in American spelling', () => {
  expect(sourceTexts.length).toBeGreaterThan(2_000);
  expect(authored.length).toBeGreaterThan(2_000);
  expect([...sourceTexts, ...authored].filter((text) => BRITISH.test(text))).toEqual([]);
});

test.each(['in colour', 'the centre of it', 'you realise it', 'a licence', 'towards you', 'she travelled'])(
  'finds %s',
  (text) => expect(text).toMatch(BRITISH),
);
test.each(['your hour', 'four of our own', 'you promise to exercise', 'advise', 'a wise plan', 'sour', 'cancel it'])(
  'leaves %s',
  (text) => expect(text).not.toMatch(BRITISH),
);
