import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { expect, test } from 'vitest';
import { chosenOf, withLater } from './chosen.ts';

const listOf = (codes: string): FinishedFingerprint[] =>
  codes.split('').map((licenseCode) => ({ licenseCode, finishedAt: '', values: [], archetype: '' }));
const codesOf = (codes: string, chosen?: { earlier: string; later: string }) => {
  const { earlier, later } = chosenOf(listOf(codes), chosen);
  return `${earlier?.licenseCode} ${later?.licenseCode}`;
};

test('the last two, until others are chosen', () => {
  expect(codesOf('CBA')).toBe('B C');
  expect(codesOf('CBA', { earlier: 'A', later: 'B' })).toBe('A B');
});

test('what was chosen stays when a new one comes on top', () => {
  expect(codesOf('DCBA', { earlier: 'A', later: 'B' })).toBe('A B');
});

test.each([
  ['gone', { earlier: 'X', later: 'B' }],
  ['gone, too', { earlier: 'A', later: 'X' }],
  ['the wrong way round', { earlier: 'C', later: 'A' }],
])('one that is %s: the last two', (_, chosen) => {
  expect(codesOf('CBA', chosen)).toBe('B C');
});

test('then is always older than now', () => {
  expect(withLater(listOf('CBA'), { earlier: 'B', later: 'C' }, 'B')).toEqual({ earlier: 'A', later: 'B' });
  expect(withLater(listOf('CBA'), { earlier: 'A', later: 'C' }, 'B')).toEqual({ earlier: 'A', later: 'B' });
});
