import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** Below the range from which the system takes ports for outgoing calls: a killed server must find its own free again. */
const PORTS = { from: 20_000, count: 10_000 };

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const taken = new Set<number>();

export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}

/** A built program of the product in a process of its own, on a port that stays. */
export interface Program {
  readonly url: string;
  readonly port: number;
  pid(): number;
  start(): Promise<void>;
  /** Ends it with this signal and answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** What it has said since it was last started. */
  said(): string;
}

const START_WITHIN_MS = 300_000;
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export async function program(file: string, env: Readonly<Record<string, string>>): Promise<Program> {
  const port = await steadyPort();
  let child: ChildProcess | undefined;
  let output = '';
  const start = async () => {
    const fresh = spawn(process.execPath, [path.join(root, 'dist', file)], {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = fresh;
    output = '';
    running.add(fresh);
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${file} did not start: ${output}`)), START_WITHIN_MS);
      const hear = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-20_000);
        if (!/is ready|Listening/.test(output)) return;
        clearTimeout(late);
        resolve();
      };
      fresh.stdout.on('data', hear);
      fresh.stderr.on('data', hear);
      fresh.once('exit', () => {
        running.delete(fresh);
        clearTimeout(late);
        reject(new Error(`${file} ended: ${output}`));
      });
    });
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: () => child?.pid ?? 0,
    start,
    end: (signal) =>
      new Promise((resolve) => {
        if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve(child?.exitCode ?? null);
        child.once('exit', resolve);
        child.kill(signal);
      }),
    said: () => output,
  };
}
