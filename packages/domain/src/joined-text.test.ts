import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinList, joinPairs, splitList, splitMap, splitPairs } from './joined-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(',', ';', ':', '\\', ' ', '-', 'a', 'é', '\n') }),
);

describe('lists', () => {
  it.each([
    [[], ''],
    [['Trust'], 'Trust'],
    [['Trust', 'Family', 'Self-Respect'], 'Trust,Family,Self-Respect'],
    [['Bread, butter', 'a\\b'], 'Bread\\, butter,a\\\\b'],
    [[''], '\\-'],
    [['', ''], ','],
    [[' led'], '\\ led'],
  ])('%j is %j', (items, joined) => {
    expect(joinList(items)).toBe(joined);
    expect(splitList(joined)).toEqual(items);
  });

  it('reads the space older clients put after the comma', () => {
    expect(splitList('Trust, Family,  Joy')).toEqual(['Trust', 'Family', 'Joy']);
  });

  it('gives back any list of any texts', () => {
    fc.assert(
      fc.property(fc.array(anyText), (items) => {
        expect(splitList(joinList(items))).toEqual(items);
      }),
    );
  });

  it('leaves a text without separators as it is', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'é', '-', '漢', "'"), minLength: 1 });
    fc.assert(
      fc.property(fc.array(plain), (items) => {
        expect(joinList(items)).toBe(items.join(','));
      }),
    );
  });
});

describe('pairs', () => {
  it.each([
    [[], ''],
    [[['Trust', 'It holds, always']], 'Trust: It holds, always'],
    [
      [
        ['Trust', 'one'],
        ['Joy', 'two: three'],
      ],
      'Trust: one;;Joy: two: three',
    ],
    [[['a:b', 'c;d']], 'a\\:b: c\\;d'],
    [[['', '']], ': '],
  ] satisfies [[string, string][], string][])('%j is %j', (pairs, joined) => {
    expect(joinPairs(pairs)).toBe(joined);
    expect(splitPairs(joined)).toEqual(pairs);
  });

  it('reads texts nobody escaped', () => {
    expect(splitPairs('Trust:one; two;; Joy: three')).toEqual([
      ['Trust', 'one; two'],
      ['Joy', 'three'],
    ]);
  });

  it('gives back any pairs of any texts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText)), (pairs) => {
        expect(splitPairs(joinPairs(pairs))).toEqual(pairs);
      }),
    );
  });

  it('gives back any map, whatever its keys are called', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, anyText, { noNullPrototype: true }), (map) => {
        expect(splitMap(joinPairs(Object.entries(map)))).toEqual(map);
      }),
    );
    expect(Object.keys(splitMap('__proto__: a;;constructor: b'))).toEqual(['__proto__', 'constructor']);
  });
});
