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

/** On one volume, but in separate PID namespaces. */
describe('between two containers', () => {
  const inNamespace = (pidNamespace: string, options: Partial<LockOptions> = {}) =>
    lockDataFolder(place, {
      heartbeatMs: 20,
      staleMs: 600,
      onLost: () => undefined,
      onWait: () => undefined,
      pidNamespace,
      ...options,
    });
  /** Where a heartbeat is expected: it ends the wait when it comes, however busy the machine is. */
  const PATIENT = { staleMs: 20_000 };

  test('a holder with a heartbeat in another namespace keeps the folder, though its PID is not running here', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 - 1, started: '1', pidNamespace: 'one' }));
    const heartbeat = setInterval(() => void utimes(lock, new Date(), new Date()), 20);
    await expect(inNamespace('two', PATIENT)).rejects.toThrow(DataFolderInUseError);
    clearInterval(heartbeat);
    await rm(lock);
  });

  test('locks and readers of earlier versions, which name the PID namespace `house`, are compatible', async () => {
    await writeFile(lock, JSON.stringify({ pid: 2 ** 22 - 1, started: '1', house: 'one' }));
    const heartbeat = setInterval(() => void utimes(lock, new Date(), new Date()), 20);
    await expect(inNamespace('two', PATIENT)).rejects.toThrow(DataFolderInUseError);
    clearInterval(heartbeat);
    await rm(lock);
    const release = await inNamespace('two');
    expect(await holder()).toMatchObject({ house: 'two' });
    await release();
  });

  test('a running holder writes heartbeats', async () => {
    const release = await inNamespace('one');
    await expect(inNamespace('two', PATIENT)).rejects.toThrow(DataFolderInUseError);
    expect(await holder()).toMatchObject({ pidNamespace: 'one' });
    await release();
  });

  test('a lock without heartbeats is taken over, though a process here has its PID', async () => {
    await writeFile(lock, JSON.stringify({ pid: process.ppid, started: '', pidNamespace: 'one' }));
    const release = await inNamespace('two');
    expect(await holder()).toMatchObject({ pidNamespace: 'two' });
    await release();
  });

  test('a lock that is released while another process waits is taken at once', async () => {
    await writeFile(lock, JSON.stringify({ pid: 1, started: '1', pidNamespace: 'one' }));
    const second = inNamespace('two');
    await rm(lock);
    const release = await second;
    expect(await holder()).toMatchObject({ pidNamespace: 'two' });
    await release();
  });

  test('a holder that was suspended and lost the lock is told, and leaves the new lock alone', async () => {
    const onLost = vi.fn();
    const release = await inNamespace('one', { onLost });
    const theirs = JSON.stringify({ pid: 1, started: '1', pidNamespace: 'two' });
    await writeFile(lock, theirs);
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    await release();
    expect(await readFile(lock, 'utf8')).toBe(theirs);
    await rm(lock);
  });

  test('a lock that somebody deleted by hand is made again', async () => {
    const onLost = vi.fn();
    const release = await inNamespace('one', { onLost });
    await rm(lock);
    await expect.poll(() => holder().catch(() => undefined)).toMatchObject({ pidNamespace: 'one' });
    expect(onLost).not.toHaveBeenCalled();
    await release();
  });
});
