import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder, prepareDataFolder } from './data-folder.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'lf-folder-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

test.skipIf(process.platform === 'win32')('a new data folder is its owner’s alone: it holds people’s memories', async () => {
  const folder = await prepareDataFolder(path.join(place, 'new'));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('a place that cannot be a folder is told in one line', async () => {
  await writeFile(path.join(place, 'a-file'), '');
  await expect(prepareDataFolder(path.join(place, 'a-file'))).rejects.toThrow(/^The data folder .* cannot be written \(\w+\)\. Choose another with DATA_DIR\.$/);
});

describe('the lock', () => {
  test('is one process’s at a time, and free again when it is given back', async () => {
    const release = await lockDataFolder(place);
    await expect(lockDataFolder(place)).rejects.toThrow(DataFolderInUseError);
    await release();
    await (await lockDataFolder(place))();
  });

  test.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 - 1, started: '1' })],
    ['of another process that had our number', JSON.stringify({ pid: process.pid, started: '1' })],
    ['cut short by a crash', '{"pid":'],
    ['left empty', ''],
  ])('%s is taken over', async (_, left) => {
    await writeFile(path.join(place, 'lock'), left);
    const release = await lockDataFolder(place);
    expect(JSON.parse(await readFile(path.join(place, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await release();
  });
});
