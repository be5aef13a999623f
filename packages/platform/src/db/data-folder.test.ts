import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'lf-folder-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

test.skipIf(process.platform === 'win32')(
  'a new data folder is its owner’s alone: it holds people’s memories',
  async () => {
    const folder = await prepareDataFolder(path.join(place, 'new'));
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  },
);

test('a place that cannot be a folder is told in one line', async () => {
  await writeFile(path.join(place, 'a-file'), '');
  await expect(prepareDataFolder(path.join(place, 'a-file'))).rejects.toThrow(
    /^The data folder .* cannot be written \(\w+\)\. Choose another with DATA_DIR\.$/,
  );
});
