import { expect, test } from 'vitest';
import { isSameReply, type ReplyContent } from './same-reply.ts';

const saw = { value: 'Honesty', text: 'she said it to his face.' };
const signed: ReplyContent = { picks: ['Honesty', 'Humor'], saw, name: 'Ben' };

test.each<[string, ReplyContent, boolean]>([
  ['the same', { picks: ['Honesty', 'Humor'], saw: { ...saw }, name: 'Ben' }, true],
  ['in another order', { ...signed, picks: ['Humor', 'Honesty'] }, true],
  ['a word more', { ...signed, picks: ['Honesty', 'Humor', 'Order'] }, false],
  ['another word', { ...signed, picks: ['Honesty', 'Order'] }, false],
  ['another sentence', { ...signed, saw: { ...saw, text: 'he stayed.' } }, false],
  ['a sentence about another word', { ...signed, saw: { ...saw, value: 'Humor' } }, false],
  ['no sentence', { picks: signed.picks }, false],
  ['no name', { picks: signed.picks, saw }, false],
])('%s', (_, other, expected) => {
  expect(isSameReply(signed, other)).toBe(expected);
  expect(isSameReply(other, signed)).toBe(expected);
});

test('a name without a sentence signs nothing', () => {
  expect(isSameReply({ picks: ['Honesty'], name: 'Ben' }, { picks: ['Honesty'] })).toBe(true);
});
