import { describe, expect, it } from 'vitest';
import { sideOf } from './side-of.ts';

describe('the side on which a value was heard', () => {
  it.each([
    ['lived', 'I kept my promise and drove all night.', 'lived'],
    ['lived', 'I was terrified, and I climbed down all the same.', 'at-stake'],
    ['violated', 'I lied to my mother about the money.', 'fell-short'],
    ['violated', 'She read my diary and did not even say sorry.', 'violated'],
    ['violated', 'Nobody came to my graduation.', 'violated'],
    ['violated', 'Once my sister arrived we started to have lunch in the garden.', 'at-stake'],
  ] as const)('%s: %s is %s', (tone, quote, side) => {
    expect(sideOf({ tone, quote })).toBe(side);
  });
});
