import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as wire from '../../packages/contract/src/limits.ts';
import * as told from '../../packages/domain/src/limits.ts';

const limits = { ...wire, ...told };
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const rows = [...read('docs/limits.md').matchAll(/^\|[^|]+\| `([\w.]+)` \| (\d+) \|$/gm)].map(
  ([, name = '', value = '']) => [name, Number(value)] as const,
);
const nginx = read('deploy/nginx.conf');

test('the page lists the limits', () => {
  expect(rows.length).toBeGreaterThan(10);
});

test.each(rows)('%s is %d, as the page says', (name, value) => {
  const [first = '', second] = name.split('.');
  const found = (limits as Readonly<Record<string, unknown>>)[first];
  expect(second === undefined ? found : (found as Readonly<Record<string, unknown>>)[second]).toBe(value);
});

test('the proxy takes every body that the server takes, and waits as long as the longest call', () => {
  const [, megabytes = '0'] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(limits.API_BODY_BYTES_MAX);
  const waits = [...nginx.matchAll(/proxy_read_timeout (\d+)s;/g)].map(([, seconds = '0']) => Number(seconds) * 1_000);
  const longest = Math.max(...Object.values(limits.AI_TIME_MS)) + limits.AI_TURN_WAIT_MS;
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.min(...waits)).toBeGreaterThan(longest);
});
