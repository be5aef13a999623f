import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DataFolderInUseError, lockDataFolder, type LockOptions } from './folder-lock.ts';

let place: string;
let lock: string;
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'lf-lock-'));
  lock = path.join(place, 'lock');
});
afterAll(() => rm(place, { recursive: true, force: true }));

const holder = async (): Promise<unknown> => JSON.parse(await readFile(lock, 'utf8'));

test('is one process’s at a time, and free again when it is given back', async () => {
  const release = await lockDataFolder(place);
  await expect(lockDataFolder(place)).rejects.toThrow(DataFolderInUseError);
  await release();
  await (
    await lockDataFolder(place)
  )();
  expect(await readdir(place)).toEqual([]);
});

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 - 1, started: '1' })],
  ['of another process that had our number', JSON.stringify({ pid: process.pid, started: '1' })],
  ['cut short by a crash', '{"pid":'],
  ['left empty', ''],
])('%s is taken over', async (_, left) => {
  await writeFile(lock, left);
  const release = await lockDataFolder(place);
  expect(await holder()).toMatchObject({ pid: process.pid });
  await release();
});

/** On one volume, but with process numbers of their own. */
describe('between two containers', () => {
  const QUICK: Partial<LockOptions> = { beatMs: 20, silentMs: 600 };
  const inNamespace = (pidNamespace: string, onLost: LockOptions['onLost'] = () => undefined) =>
    lockDataFolder(place, { ...QUICK, pidNamespace, onLost, onWait: () => undefined });

  test('who lives in the one keeps the other out, though its number is nobody’s there', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 - 1, started: '1', house: 'one' }));
    const beating = setInterval(() => void utimes(lock, new Date(), new Date()), 20);
    await expect(inNamespace('two')).rejects.toThrow(DataFolderInUseError);
    clearInterval(beating);
    await rm(lock);
  });

  test('a living holder shows that it lives', async () => {
    const release = await inNamespace('one');
    await expect(inNamespace('two')).rejects.toThrow(DataFolderInUseError);
    expect(await holder()).toMatchObject({ house: 'one' });
    await release();
  });

  test('who is silent is taken over, though a process here has its number', async () => {
    await writeFile(lock, JSON.stringify({ pid: process.ppid, started: '', house: 'one' }));
    const release = await inNamespace('two');
    expect(await holder()).toMatchObject({ house: 'two' });
    await release();
  });

  test('who leaves while the other waits is followed at once', async () => {
    await writeFile(lock, JSON.stringify({ pid: 1, started: '1', house: 'one' }));
    const second = inNamespace('two');
    await rm(lock);
    const release = await second;
    expect(await holder()).toMatchObject({ house: 'two' });
    await release();
  });

  test('who slept and lost the folder hears of it, and leaves the other’s lock alone', async () => {
    const onLost = vi.fn();
    const release = await inNamespace('one', onLost);
    const theirs = JSON.stringify({ pid: 1, started: '1', house: 'two' });
    await writeFile(lock, theirs);
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    await release();
    expect(await readFile(lock, 'utf8')).toBe(theirs);
    await rm(lock);
  });

  test('a lock that somebody deleted by hand is made again', async () => {
    const onLost = vi.fn();
    const release = await inNamespace('one', onLost);
    await rm(lock);
    await expect.poll(() => holder().catch(() => undefined)).toMatchObject({ house: 'one' });
    expect(onLost).not.toHaveBeenCalled();
    await release();
  });
});
