import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelFolder } from '../model-folder.ts';
import { createWordPieces } from './word-pieces.ts';

const linesOf = (file: string) =>
  readFileSync(join(modelFolder('reader'), file), 'utf8')
    .trimEnd()
    .split('\n');
const vocabulary = linesOf('vocabulary.txt');
const words = createWordPieces(vocabulary, linesOf('known-words.txt'));
const idsOf = (sentence: string) => [words.open, ...words.piecesOf(sentence), words.close];
const piecesOf = (sentence: string) => idsOf(sentence).map((id) => vocabulary[id]);

describe('word pieces', () => {
  it.each([
    ['Hello, world!', [101, 7592, 1010, 2088, 999, 102]],
    ['', [101, 102]],
    ['This is an example sentence', [101, 2023, 2003, 2019, 2742, 6251, 102]],
  ])('cuts %j as the reference tokenizer does', (sentence, ids) => {
    expect(idsOf(sentence)).toEqual(ids);
  });

  it.each([
    ['unaffable', ['una', '##ffa', '##ble']],
    ["I didn't", ['i', 'didn', "'", 't']],
    ['Café naïve', ['cafe', 'naive']],
    ['a\u200Bb\tc', ['ab', 'c']],
    ['家人', ['家', '人']],
    ['x'.repeat(101), ['[UNK]']],
    ['😀', ['[UNK]']],
  ])('takes %j apart', (sentence, pieces) => {
    expect(piecesOf(sentence)).toEqual(['[CLS]', ...pieces, '[SEP]']);
  });

  it('gives known ids for whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (sentence) => {
        for (const id of words.piecesOf(sentence)) expect(vocabulary[id]).toBeDefined();
      }),
    );
  });

  it('reads a mistyped word as the one that was meant', () => {
    expect(words.piecesOf('I fell in love with my freind')).toEqual(words.piecesOf('I fell in love with my friend'));
  });

  it('does not depend on capitals', () => {
    expect(words.piecesOf('MY MOTHER SANG')).toEqual(words.piecesOf('my mother sang'));
  });
});
