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
  /** How often the holder writes its heartbeat, and after how long without one its lock is stale. */
  readonly heartbeatMs: number;
  readonly staleMs: number;
  /** Called before a lock of another PID namespace is watched for heartbeats. */
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
    heartbeatMs = 2_000,
    staleMs = 15_000,
    onWait = askForPatience,
    onLost = stopAtOnce,
  } = options;
  const lock = path.join(folder, 'lock');
  // Also stored as `house`, the name that earlier versions read: one that did not find it would take over a lock in use.
  const text = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    pidNamespace,
    house: pidNamespace,
  });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isCreated(lock, text))
      return keep(lock, text, heartbeatMs, () => onLost(new DataFolderInUseError(folder)));
    const seen = await readLock(lock);
    const holder = holderIn(seen);
    if (holder !== undefined) {
      const isSameNamespace = holder.pidNamespace === pidNamespace || holder.pidNamespace === '';
      if (!isSameNamespace) onWait(staleMs / 1_000);
      if (isSameNamespace ? isRunning(holder) : await hasHeartbeat(lock, staleMs)) break;
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

/** Writes heartbeats until the lock is released. */
function keep(lock: string, text: string, heartbeatMs: number, onLost: () => void): () => Promise<void> {
  const heartbeat = new Worker(new URL('./lock-heartbeat.mjs', import.meta.url), {
    workerData: { lock, text, heartbeatMs },
    execArgv: [],
  });
  heartbeat.unref();
  heartbeat.once('message', onLost);
  const releaseNow = () => {
    try {
      if (readFileSync(lock, 'utf8') === text) unlinkSync(lock);
    } catch {
      // Already gone: nothing to release.
    }
  };
  process.once('exit', releaseNow);
  return async () => {
    await heartbeat.terminate();
    process.off('exit', releaseNow);
    releaseNow();
  };
}

/** Opens the file each time: a network volume may cache the attributes of a file that is not opened. */
async function lastHeartbeat(lock: string): Promise<number | undefined> {
  const file = await open(lock).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    return (await file.stat()).mtimeMs;
  } finally {
    await file.close();
  }
}

/** Whether the modification time changes while we watch: the clocks of two machines need not agree. A lock that disappears was released. */
async function hasHeartbeat(lock: string, staleMs: number): Promise<boolean> {
  const first = await lastHeartbeat(lock);
  if (first === undefined) return false;
  for (const end = Date.now() + staleMs; Date.now() < end;) {
    await pause(staleMs / 20);
    const now = await lastHeartbeat(lock);
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

/** Earlier versions wrote it as `house`, the first ones not at all. */
function namespaceIn(value: object): string {
  if ('pidNamespace' in value) return String(value.pidNamespace);
  return 'house' in value ? String(value.house) : '';
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
        pidNamespace: namespaceIn(value),
      };
    }
  } catch {
    // Not even JSON.
  }
  return undefined;
}

/** Moves a stale lock aside; if somebody replaced it in between, puts theirs back. */
async function takeAway(lock: string, seen: string): Promise<void> {
  const aside = `${lock}.stale-${process.pid}`;
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
