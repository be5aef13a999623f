import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { steadyPort } from './steady-port.ts';

/** The repository. */
export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** A program of the repository in a process of its own, on a port that stays. */
export interface Program {
  readonly url: string;
  readonly port: number;
  pid(): number;
  /** Resolves once it says that it is ready. */
  start(): Promise<void>;
  /** Ends it with this signal and answers its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** What it has said since it was last started. */
  said(): string;
}

/** What a process needs to call itself production on a test's own machine. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: 'true',
  SMTP_URL: 'smtp://127.0.0.1:9',
  ANSWERS_KEY: `${'A'.repeat(43)}=`,
} as const;

export interface ProgramOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** As the browser names it: `127.0.0.1` unless given. */
  readonly host?: string;
}

const START_WITHIN_MS = 300_000;
const SAID_CHARACTERS_MAX = 20_000;

// Whatever ends the run, nothing of it stays behind.
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Not started yet. It inherits nothing: what the product is told, it is told here. */
export async function program(file: string, { env, cwd = root, host = '127.0.0.1' }: ProgramOptions): Promise<Program> {
  const port = await steadyPort();
  const url = `http://${host}:${port}`;
  let child: ChildProcess | undefined;
  let output = '';
  const start = async () => {
    const fresh = spawn(process.execPath, [path.join(root, file)], {
      cwd,
      env: { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = fresh;
    output = '';
    running.add(fresh);
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${file} did not start: ${output}`)), START_WITHIN_MS);
      const onOutput = (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-SAID_CHARACTERS_MAX);
        if (!/is ready|Listening/.test(output)) return;
        clearTimeout(late);
        resolve();
      };
      fresh.stdout.on('data', onOutput);
      fresh.stderr.on('data', onOutput);
      fresh.once('exit', () => {
        running.delete(fresh);
        clearTimeout(late);
        reject(new Error(`${file} ended: ${output}`));
      });
    });
  };
  return {
    url,
    port,
    pid: () => child?.pid ?? 0,
    start,
    end: (signal) =>
      new Promise((resolve) => {
        if (child === undefined || child.exitCode !== null || child.signalCode !== null)
          return resolve(child?.exitCode ?? null);
        child.once('exit', resolve);
        child.kill(signal);
      }),
    said: () => output,
  };
}
