import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDay, formatDocumentDay, formatMoment } from './date.ts';

const zone = process.env['TZ'];
// Far from Greenwich, so that its days and those of the reader differ.
beforeAll(() => void (process.env['TZ'] = 'Pacific/Honolulu'));
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const PLAIN_SPACES = /\s/gu;
const DATES = ['2026-01-01T00:00:00', '2026-02-28T11:59:00', '2024-02-29T12:00:00', '2026-11-17T23:05:09'];

it.each(DATES)('%s is written as the browser itself writes English dates', (local) => {
  const date = new Date(local);
  const timestamp = date.toISOString();
  expect(formatDay(timestamp)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'medium' }));
  const moment = date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  expect(formatMoment(timestamp).replace(PLAIN_SPACES, ' ')).toBe(moment.replace(PLAIN_SPACES, ' '));
  expect(formatDocumentDay(date)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
});
