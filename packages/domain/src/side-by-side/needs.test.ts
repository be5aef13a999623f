import { describe, expect, it, test } from 'vitest';
import { VALUE_GROUP_NAMES, VALUE_GROUPS } from '../value-groups.ts';
import { isBefore, NEEDS } from './needs.ts';

const TEXT_CHARACTERS_MAX = 220;

const rows = VALUE_GROUP_NAMES.flatMap((first) =>
  VALUE_GROUP_NAMES.flatMap((second) => {
    const need = NEEDS[first][second];
    return need === undefined ? [] : [{ first, second, strength: need[0], sentence: need[1] }];
  }),
);
const sentences = rows.map(({ sentence }) => sentence);

/** How often something comes, for what comes more often than `most` times. */
function moreOftenThan(most: number, all: readonly string[]): readonly string[] {
  return [...new Set(all)].filter((one) => all.filter((other) => other === one).length > most);
}

const wordsOf = (sentence: string): readonly string[] => sentence.replaceAll(/\{[ab]\}/gu, '_').split(/\s+/u);

/** Words that hold a sentence together; the others say what it is about. */
const JOINTS = new Set(
  '_ a an the and or but if when while where with without for from of to in on at by as than is are was be it that this who what which you your both one other others neither nor each can may will would has have had'.split(
    ' ',
  ),
);

/** A sentence without what it is about: two that read alike have the same. */
const skeletonOf = (sentence: string): string =>
  wordsOf(sentence)
    .map((word) => {
      const [, bare = '', mark = ''] = /^(.*?)([.,:;?]*)$/u.exec(word) ?? [];
      return (JOINTS.has(bare.toLowerCase()) ? bare.toLowerCase() : '·') + mark;
    })
    .join(' ')
    .replaceAll(/·(?: ·)+/gu, '·');

describe('why two groups of values need each other', () => {
  it('is said for each pair of groups once, in the table of the earlier group', () => {
    const count = VALUE_GROUP_NAMES.length;
    expect(rows).toHaveLength((count * (count + 1)) / 2);
    expect(rows.filter(({ first, second }) => isBefore(second, first))).toEqual([]);
  });

  it('is weakest within a group, and of every strength between groups', () => {
    expect(rows.filter(({ first, second, strength }) => first === second && strength !== 1)).toEqual([]);
    for (const strength of [1, 2, 3]) {
      expect(rows.filter((row) => row.strength === strength).length).toBeGreaterThan(10);
    }
  });

  it('has room for both names, each once', () => {
    expect(sentences.filter((one) => one.split('{a}').length !== 2 || one.split('{b}').length !== 2)).toEqual([]);
  });

  it('is complete and short, whichever two values they are', () => {
    const unfit = rows.flatMap(({ first, second, sentence }) =>
      VALUE_GROUPS[first].flatMap((a) =>
        VALUE_GROUPS[second].flatMap((b) => {
          const text = sentence.replace('{a}', a).replace('{b}', b);
          const isFit = text.includes(a) && text.includes(b) && !/[{}]/u.test(text);
          return isFit && text.length <= TEXT_CHARACTERS_MAX ? [] : [text];
        }),
      ),
    );
    expect(unfit).toEqual([]);
  });
});

test.each([
  ['an article, a possessive or a plural on a name', /\b(?:an?|the|this|each|every|another) \{|\}[’\w]/iu],
  ['he or she', /\b(?:he|she|him|her|his|hers|himself|herself)\b/iu],
  ['always or never', /\b(?:always|never|every time)\b/iu],
  ['exclamation marks', /!/u],
  ['typewriter quotes and dots', /['"]|\.\.\./u],
  ['two spaces, or one at an end', / {2}|^ | $/u],
])('no sentence has %s', (_, unwanted) => {
  expect(sentences.filter((sentence) => unwanted.test(sentence))).toEqual([]);
});

test('each is one sentence or two or three short ones, begun and ended as such', () => {
  expect(sentences.filter((sentence) => !/^[A-Z{].*[.?]$/u.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => (sentence.match(/[.?](?: |$)/gu) ?? []).length > 3)).toEqual([]);
});

describe('no two read alike', () => {
  it('in what holds them together', () => {
    expect(moreOftenThan(2, sentences.map(skeletonOf))).toEqual([]);
  });

  it('in how they begin', () => {
    expect(
      moreOftenThan(
        2,
        sentences.map((sentence) => wordsOf(sentence).slice(0, 3).join(' ')),
      ),
    ).toEqual([]);
  });

  it('in how they end', () => {
    expect(
      moreOftenThan(
        1,
        sentences.map((sentence) => wordsOf(sentence).slice(-3).join(' ')),
      ),
    ).toEqual([]);
  });
});
