import { expect, it } from 'vitest';
import { repeatOption } from './repeat-option.ts';

it('repeats an option before each of its files, and only there', () => {
  const args = ['--apart', 'a', 'b', 'c', '--smoke', '--only', 'x', 'y', '--second', 'd'];
  expect(repeatOption(args, ['apart', 'second'])).toEqual([
    '--apart',
    'a',
    '--apart',
    'b',
    '--apart',
    'c',
    '--smoke',
    '--only',
    'x',
    'y',
    '--second',
    'd',
  ]);
});
