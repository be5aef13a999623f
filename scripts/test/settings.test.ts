import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Each run is a process that loads the whole program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lf-settings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(file: string, settings: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const envFile = path.join(folder, 'settings.env');
  await writeFile(envFile, settings);
  const child = spawn(process.execPath, [path.join(root, 'scripts', file), ...args], {
    env: { PATH: process.env['PATH'], ENV_FILE: envFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  return { code: await ended, said: Buffer.concat([...out, ...err]).toString() };
}

test.each(['start.mjs', 'operator.mjs'])(
  '%s reads the same file of settings, and --check-config tells every problem at once',
  async (file) => {
    const { code, said } = await run(file, 'NODE_ENV=production\nPORT=many\nJWT_SECRET=short\n', '--check-config');
    expect(code).toBe(1);
    const named = [...said.matchAll(/^Configuration: (\S+)/gmu)].map(([, name = '']) => name);
    expect(named.toSorted()).toEqual(['JWT_SECRET', 'PAYMENTS', 'PORT', 'PUBLIC_URL', 'SMTP_URL']);
    expect(await run(file, 'PORT=4000\n', '--check-config')).toMatchObject({ code: 0 });
  },
);

test.each([
  ['backup', 'create', '--out', 'never-written.gz'],
  ['backup', 'restore', '--from', 'README.md'],
  ['coupon', 'list'],
])('%s %s refuses a database that it would have to make', async (...line) => {
  const data = path.join(folder, 'nothing-here');
  const { code, said } = await run('operator.mjs', `DATA_DIR=${data}\n`, ...line);
  expect(code).toBe(1);
  expect(said).toContain(`there is no database in ${data}`);
  expect(await readdir(folder)).toEqual(['settings.env']);
});
