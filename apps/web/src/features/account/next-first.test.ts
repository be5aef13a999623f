import { expect, test } from 'vitest';
import type { License } from '@lf/contract/licenses';
import { hasNext, nextFirst } from './next-first.ts';

const key = (code: string, status: License['status'], given = false): License => ({
  code,
  licenseCode: code,
  status,
  createdAt: '2026-01-01T00:00:00.000Z',
  userId: given ? null : 'u',
  ...(given ? { gift: { id: code, state: 'claimed' as const, recipientEmail: null } } : {}),
});

test('a key in progress comes first, then one to start, then results, then given ones', () => {
  const keys = [
    key('G', 'used', true),
    key('C', 'completed'),
    key('A', 'active'),
    key('B', 'active'),
    key('U', 'used'),
  ];
  expect(nextFirst(keys).map(({ code }) => code)).toEqual(['U', 'A', 'B', 'C', 'G']);
});

test.each([
  ['an unused key', [key('A', 'active')], true],
  ['a started key', [key('U', 'used')], true],
  ['results and given keys only', [key('C', 'completed'), key('G', 'active', true)], false],
  ['no key', [], false],
] as const)('%s', (_, keys, expected) => {
  expect(hasNext(keys)).toBe(expected);
});
