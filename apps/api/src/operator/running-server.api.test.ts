import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataFolderInUseError } from '@lf/platform/db/folder-lock';
import { answerOperatorRequests } from './answer-commands.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { runOperator } from './run-operator.ts';

let api: TestApi;
let home: string;
let stop: () => void;
beforeAll(async () => {
  api = await startTestApi();
  home = await mkdtemp(path.join(tmpdir(), 'lf-operator-'));
  stop = answerOperatorRequests({ db: api.db, config: { ...api.config, DATA_DIR: home } }, api.server.log);
});
afterAll(async () => {
  stop();
  await api.close();
  await rm(home, { recursive: true, force: true });
});

/** As on a machine where a server runs on the embedded database. */
const held = () => Promise.reject(new DataFolderInUseError(home));
const run = (line: string) => runOperator(line.split(' '), held);

test('the server that holds the database runs the command, and leaves nothing behind', async () => {
  const ada = await api.signUp();
  expect(await run('coupon create --code RUNNING --keys 2')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Made the access code RUNNING'),
  });
  expect((await api.call('POST', '/coupons/redeem', { token: ada.token, body: { code: 'RUNNING' } })).status).toBe(201);
  expect((await run(`user find --search ${ada.email}`)).output).toContain(ada.email);
  expect(await readdir(home)).toEqual([]);
});

test('a refusal comes back in one line', async () => {
  expect(await run('coupon create --code ab')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('3 to 64 letters'),
  });
  expect(await run('key grant --email nobody@example.com')).toMatchObject({ exitCode: 1 });
});

test('a file is written where the command was typed, and never over another', async () => {
  const ada = await api.signUp();
  const file = path.join(home, 'ada.zip');
  expect((await run(`user export --email ${ada.email} --out ${file}`)).exitCode).toBe(0);
  const data = unzipSync(await readFile(file))['leadership-fingerprint.json'];
  expect(JSON.parse(strFromU8(data ?? new Uint8Array()))).toMatchObject({ user: { email: ada.email } });
  expect((await run(`user export --email ${ada.email} --out ${file}`)).output).toContain('could not be written');
  await rm(file);
});

test('a restore needs the server stopped', async () => {
  await expect(run('backup restore --from x')).rejects.toThrow(/in use by another running process/);
});
