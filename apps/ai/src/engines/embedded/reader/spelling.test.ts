import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modelFolder } from '../model-folder.ts';
import { createSpelling } from './spelling.ts';

const linesOf = (file: string) =>
  readFileSync(join(modelFolder('reader'), file), 'utf8')
    .trimEnd()
    .split('\n');
const rankOf = new Map(linesOf('vocabulary.txt').map((piece, id) => [piece, id]));
const meant = createSpelling((word) => rankOf.get(word), linesOf('known-words.txt'));

it.each([
  ['freind', 'friend'],
  ['mohter', 'mother'],
  ['adress', 'address'],
  ['tonihgt', 'tonight'],
  ['lauhged', 'laughed'],
  ['suidide', 'suicide'],
])('reads %s as %s', (typed, word) => {
  expect(meant(typed)).toBe(word);
});

it.each([
  'lorry',
  'bloke',
  'rota',
  'texted',
  'didnt',
  'youre',
  'thats',
  'lunchbox',
  'stepdad',
  'bake',
  'weld',
  'kilos',
  'coulda',
  'yeet',
  'imma',
])('leaves %s as it is, a word that the vocabulary lacks', (word) => {
  expect(meant(word)).toBe(word);
});

it.each(['pilla', 'harmong', 'hhanging', 'baused', 'salps', 'stabed', 'drowing'])(
  'hides no word of danger behind another one: %s',
  (word) => {
    expect([word, 'hanging', 'stabbed', 'drowning']).toContain(meant(word));
  },
);

it.each(['', 'x', 'mum', 'caf\u00e9', '12km', 'a'.repeat(40), 'qqqqzzzz'])('leaves %j as it is', (word) => {
  expect(meant(word)).toBe(word);
});
