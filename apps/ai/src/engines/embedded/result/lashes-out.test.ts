import { expect, it } from 'vitest';
import { lashesOut } from './lashes-out.ts';

it.each([
  'I tore into him over the invoice.',
  'He was late again and I just lost my temper.',
  'When it gets tense I get loud.',
  'I said it in front of the whole crew, and she went red.',
  'I told her she should finish something for once.',
  'I sent a mail, copied everybody and called him lazy.',
])('an attack is one: %s', (answer) => {
  expect(lashesOut(answer)).toBe(true);
});

it.each([
  'He shouted at me, and I went quiet.',
  'I walked out to the truck and drove home.',
  'She thanked me in front of a hundred people.',
  'I told him what I needed, and he agreed.',
])('this is none: %s', (answer) => {
  expect(lashesOut(answer)).toBe(false);
});
