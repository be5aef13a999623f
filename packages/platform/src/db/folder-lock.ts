import { readFileSync, readlinkSync, unlinkSync } from 'node:fs';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one that got the same number. */
  readonly started: string;
  /** In which the PID is valid; empty in locks of the first version, which knew one only. */
  readonly pidNamespace: string;
}

/** Another process has the folder. */
export class DataFolderInUseError extends StartError {
  readonly folder: string;

  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another running process. Stop it, or choose another with DATA_DIR.`);
    this.folder = folder;
  }
}

export interface LockOptions {
  readonly pidNamespace: string;
  /** How often the holder shows that it lives, and how long a silence means that it does not. */
  readonly beatMs: number;
  readonly silentMs: number;
  /** Called before such a silence is listened for. */
  readonly onWait: (seconds: number) => void;
  /** Called when somebody else holds the folder now: whoever goes on writing destroys it. */
  readonly onLost: (error: DataFolderInUseError) => void;
}

/** A lock is made in one step and filled in the next: one that names nobody gets this long. */
const FILLED_WITHIN_MS = 200;
const ATTEMPTS = 3;

function told(ask: () => string): string {
  try {
    return ask().trim();
  } catch {
    return '';
  }
}

/** Identifies the PID namespace: one machine since it was booted, and in it one container. */
const ownPidNamespace = () =>
  [
    hostname(),
    told(() => readlinkSync('/proc/self/ns/pid')),
    told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  ].join(' ');

/** The kernel's start time of a process; empty where /proc is not available. */
const startOf = (pid: number): string =>
  told(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '');

function isRunning({ pid, started }: Holder): boolean {
  if (pid === process.pid && started === startOf(process.pid)) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return started === '' || started === startOf(pid);
}

function askForPatience(seconds: number): void {
  process.stderr.write(
    `The data folder was held from another machine or container, or before a reboot. Waiting up to ${seconds} seconds to see whether it still is.\n`,
  );
}

function stopAtOnce({ message }: DataFolderInUseError): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * The embedded database lets a second process open its folder and then loses rows silently, so one process at a time holds this
 * lock. It is released on exit; a lock left by a killed process is taken over: at once in the same PID namespace, and from another
 * (a second container or machine on the same volume), where the PID means nothing, once its heartbeat has been missing long enough.
 */
export async function lockDataFolder(folder: string, options: Partial<LockOptions> = {}): Promise<() => Promise<void>> {
  const {
    pidNamespace = ownPidNamespace(),
    beatMs = 2_000,
    silentMs = 15_000,
    onWait = askForPatience,
    onLost = stopAtOnce,
  } = options;
  const lock = path.join(folder, 'lock');
  // Stored as `house`, as every version before reads it: one that did not find it would take a living lock over.
  const text = JSON.stringify({ pid: process.pid, started: startOf(process.pid), house: pidNamespace });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isCreated(lock, text)) return keep(lock, text, beatMs, () => onLost(new DataFolderInUseError(folder)));
    const seen = await readLock(lock);
    const holder = holderIn(seen);
    if (holder !== undefined) {
      const isSameNamespace = holder.pidNamespace === pidNamespace || holder.pidNamespace === '';
      if (!isSameNamespace) onWait(silentMs / 1_000);
      if (isSameNamespace ? isRunning(holder) : await isBeating(lock, silentMs)) break;
    }
    await takeAway(lock, seen);
  }
  throw new DataFolderInUseError(folder);
}

async function isCreated(lock: string, text: string): Promise<boolean> {
  try {
    await writeFile(lock, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Shows every so often that we are here, until it is given back. */
function keep(lock: string, text: string, beatMs: number, onLost: () => void): () => Promise<void> {
  const beating = new Worker(new URL('./lock-beat.mjs', import.meta.url), {
    workerData: { lock, text, beatMs },
    execArgv: [],
  });
  beating.unref();
  beating.once('message', onLost);
  const releaseNow = () => {
    try {
      if (readFileSync(lock, 'utf8') === text) unlinkSync(lock);
    } catch {
      // Already gone: nothing to release.
    }
  };
  process.once('exit', releaseNow);
  return async () => {
    await beating.terminate();
    process.off('exit', releaseNow);
    releaseNow();
  };
}

/** Opened each time: a volume on the network may remember for a while what it last said of a file that nobody opens. */
async function lastBeat(lock: string): Promise<number | undefined> {
  const file = await open(lock).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    return (await file.stat()).mtimeMs;
  } finally {
    await file.close();
  }
}

/** Whether it moves while we look: the clocks of two machines need not agree. One that vanishes was given back. */
async function isBeating(lock: string, silentMs: number): Promise<boolean> {
  const first = await lastBeat(lock);
  if (first === undefined) return false;
  for (const end = Date.now() + silentMs; Date.now() < end;) {
    await pause(silentMs / 20);
    const now = await lastBeat(lock);
    if (now !== first) return now !== undefined;
  }
  return false;
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
    if (
      typeof value === 'object' &&
      value !== null &&
      'pid' in value &&
      typeof value.pid === 'number' &&
      value.pid > 0
    ) {
      return {
        pid: value.pid,
        started: 'started' in value ? String(value.started) : '',
        pidNamespace: 'house' in value ? String(value.house) : '',
      };
    }
  } catch {
    // Not even JSON.
  }
  return undefined;
}

/** Moves a dead lock aside; if somebody replaced it in between, puts theirs back. */
async function takeAway(lock: string, seen: string): Promise<void> {
  const aside = `${lock}.dead-${process.pid}`;
  const now = await readFile(lock, 'utf8').catch(() => undefined);
  if (now !== seen) return;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  const taken = await readFile(aside, 'utf8').catch(() => seen);
  if (taken === seen) await rm(aside, { force: true });
  else await rename(aside, lock);
}
