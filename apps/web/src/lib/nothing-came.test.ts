import { expect, test } from 'vitest';
import { messagesOf, NetworkError } from './api-error.ts';
import { whyNothingCame } from './nothing-came.ts';

const failure = new Error('no');

test.each([
  ['on its way', { data: undefined, error: null, fetchStatus: 'fetching' }, undefined],
  ['there', { data: [], error: null, fetchStatus: 'idle' }, undefined],
  ['there, and not asked again without a connection', { data: [], error: null, fetchStatus: 'paused' }, undefined],
  ['there, although asking again has failed', { data: [], error: failure, fetchStatus: 'idle' }, undefined],
  ['failed', { data: undefined, error: failure, fetchStatus: 'idle' }, failure],
  ['failed, and asked again', { data: undefined, error: failure, fetchStatus: 'fetching' }, failure],
] as const)('%s', (_, query, why) => {
  expect(whyNothingCame(query)).toBe(why);
});

test('without a connection, that is what is said', () => {
  const why = whyNothingCame({ data: undefined, error: null, fetchStatus: 'paused' });
  expect(messagesOf(why)).toEqual(messagesOf(new NetworkError()));
});
