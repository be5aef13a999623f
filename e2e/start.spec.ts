import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startStandalone } from './standalone-server.ts';
import type { AddressInfo } from 'node:net';

const bundle = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'dist', 'server.mjs');

/** Starts the product and waits until it ends by itself. */
function startAndFail(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-start-'));
  const child = spawn(process.execPath, [bundle], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve({ code, lines: output.split('\n').filter(Boolean) });
    });
  });
}

test.describe('a start that cannot succeed says why in one line', () => {
  for (const [what, env, line] of [
    ['a bad variable', { PORT: 'three thousand' }, /^Configuration: PORT /],
    ['an unknown provider', { PAYMENTS: 'barter' }, /^Configuration: PAYMENTS /],
    [
      'stripe without its keys',
      { PAYMENTS: 'stripe' },
      /^Configuration: STRIPE_SECRET_KEY is required with PAYMENTS=stripe/,
    ],
    ['an unwritable data folder', { DATA_DIR: '/dev/null/data' }, /^The data folder .* cannot be written/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:1/,
    ],
  ] as const) {
    test(what, async () => {
      const { code, lines } = await startAndFail(env);
      expect(code).toBe(1);
      expect(lines[0]).toMatch(line);
    });
  }

  test('a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await startAndFail({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is in use`))]);
  });
});

test('a second process on the same data folder is refused; a killed one leaves no lock behind; Ctrl-C closes cleanly', async ({
  request,
}) => {
  const first = await startStandalone();
  const { code, lines } = await startAndFail({ DATA_DIR: first.dataDir });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^The data folder .* is in use by another running process/)]);
  expect(await (await request.get(`${first.url}/api/health`)).json()).toEqual({ status: 'ok' });
  await first.crash();
  expect(await (await request.get(`${first.url}/ai/health`)).json()).toEqual({ status: 'ok' });
  expect(await first.interrupt()).toBe(0);
  await first.stop();
});
