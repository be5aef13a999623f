import { describe, expect, it } from 'vitest';
import { reasonForStatus, retryAfterMs } from './llm-failure.ts';

describe('reasonForStatus', () => {
  it.each([
    [400, 'format_unsupported'],
    [401, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'misconfigured'],
    [429, 'rate_limited'],
    [500, 'provider_error'],
    [529, 'provider_error'],
  ])('%i is %s', (status, reason) => {
    expect(reasonForStatus(status)).toBe(reason);
  });
});

describe('retryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': '2' }, 2_000],
    [{ 'retry-after': 'Thu, 01 Jan 2026 00:00:03 GMT' }, 3_000],
    [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%o', (headers, expected) => {
    expect(retryAfterMs(new Headers(headers), now)).toBe(expected);
  });
});
