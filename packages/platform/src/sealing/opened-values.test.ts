import { expect, test } from 'vitest';
import { createOpenedValues } from './opened-values.ts';

test('a value is found under its own column and its whole stored text only', () => {
  const values = createOpenedValues();
  values.keep('text', 'sealed', 'plain');
  expect(values.find('text', 'sealed')).toBe('plain');
  expect(values.find('data', 'sealed')).toBeUndefined();
  expect(values.find('text', 'sealeD')).toBeUndefined();
});

test('what is kept stays under its bound, and what was used last stays longest', () => {
  const values = createOpenedValues(100);
  values.keep('text', 'used', 'always');
  for (let n = 0; n < 50; n += 1) {
    values.keep('text', `stored ${n}`, 'plain');
    expect(values.find('text', 'used')).toBe('always');
  }
  expect(values.find('text', 'stored 0')).toBeUndefined();
  expect(values.find('text', 'stored 49')).toBe('plain');
});

test('what nobody asks for is gone after ten minutes', () => {
  let time = 0;
  const values = createOpenedValues(1_000, () => time);
  values.keep('text', 'stored', 'plain');
  time += 4 * 60_000;
  expect(values.find('text', 'stored')).toBe('plain');
  time += 10 * 60_000;
  expect(values.find('text', 'stored')).toBeUndefined();
});
