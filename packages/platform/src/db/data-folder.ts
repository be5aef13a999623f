import { constants, readFileSync, unlinkSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one that got the same number. */
  readonly started: string;
}

/** Another process has the folder. */
export class DataFolderInUseError extends StartError {
  readonly folder: string;

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running process. Stop it, or choose another with DATA_DIR.`);
    this.folder = folder;
  }
}

/** People's memories lie in it, and mails with secret links. */
const OWNER_ONLY = 0o700;
/** A lock is made in one step and filled in the next: one that names nobody gets this long. */
const FILLED_WITHIN_MS = 200;

/** Makes the folder if need be, and checks that we can write there. */
export async function prepareDataFolder(folder: string): Promise<string> {
  const absolute = path.resolve(folder);
  try {
    await mkdir(absolute, { recursive: true, mode: OWNER_ONLY });
    await access(absolute, constants.W_OK);
    const probe = path.join(absolute, `.write-test-${process.pid}`);
    await writeFile(probe, '');
    await unlink(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartError(`The data folder ${absolute} cannot be written (${reason}). Choose another with DATA_DIR.`);
  }
  return absolute;
}

/** The kernel's start time of a process; empty where /proc is not available. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(holder: Holder | undefined): boolean {
  if (holder === undefined) return false;
  if (holder.pid === process.pid && holder.started === startOf(process.pid)) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.started === '' || holder.started === startOf(holder.pid);
}

/**
 * The embedded database lets a second process open its folder and then loses rows silently, so one process
 * at a time holds this lock. It is released on exit; a lock left by a killed process is taken over.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const lock = path.join(folder, 'lock');
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) };
  const text = JSON.stringify(mine);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await writeFile(lock, text, { flag: 'wx' });
      const releaseNow = () => {
        try {
          if (readFileSync(lock, 'utf8') === text) unlinkSync(lock);
        } catch {
          // Already gone: nothing to release.
        }
      };
      process.once('exit', releaseNow);
      return async () => {
        process.off('exit', releaseNow);
        await rm(lock, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const seen = await readLock(lock);
    if (isAlive(holderIn(seen))) break;
    await takeAway(lock, seen);
  }
  throw new DataFolderInUseError(folder);
}

async function readLock(lock: string): Promise<string> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  if (holderIn(text) !== undefined) return text;
  await pause(FILLED_WITHIN_MS);
  return readFile(lock, 'utf8').catch(() => '');
}

/** Undefined where a crash has cut it short. */
function holderIn(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number' && value.pid > 0) {
      return { pid: value.pid, started: 'started' in value ? String(value.started) : '' };
    }
  } catch {
    // Not even JSON.
  }
  return undefined;
}

/** Moves a dead lock aside; if somebody replaced it in between, puts theirs back. */
async function takeAway(lock: string, seen: string): Promise<void> {
  const aside = `${lock}.dead-${process.pid}`;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  const taken = await readFile(aside, 'utf8').catch(() => seen);
  if (taken !== seen && isAlive(holderIn(taken))) {
    await rename(aside, lock);
    return;
  }
  await rm(aside, { force: true });
}
