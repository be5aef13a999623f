import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@lf/platform/testing/free-port';
import PostalMime, { type Email } from 'postal-mime';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

export interface Standalone {
  readonly url: string;
  readonly dataDir: string;
  /** The newest mail to this address, waited for. */
  mailTo(address: string): Promise<Email>;
  /** SIGKILL and start again on the same data. */
  crash(): Promise<void>;
  /** Ctrl-C; answers the exit code. */
  interrupt(): Promise<number | null>;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** The built product in a process of its own, on a fresh data folder (or on DATABASE_URL, given in `env`). */
export async function startStandalone(env: Record<string, string> = {}): Promise<Standalone> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lf-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  const start = async () => {
    child = spawn(process.execPath, [path.join(root, 'dist', 'server.mjs')], {
      cwd: dataDir,
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('is ready')) resolve();
      });
      child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
    });
  };
  await start();

  const outbox = path.join(dataDir, 'outbox');
  const newestMail = async (address: string): Promise<Email | undefined> => {
    let files: string[] = [];
    try {
      files = readdirSync(outbox).sort().reverse();
    } catch {
      return undefined;
    }
    for (const file of files) {
      const mail = await PostalMime.parse(readFileSync(path.join(outbox, file)));
      if (mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase())) return mail;
    }
    return undefined;
  };

  return {
    url,
    dataDir,
    mailTo: async (address) => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        const mail = await newestMail(address);
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no mail to ${address}`);
    },
    crash: async () => {
      const end = ended(child);
      child.kill('SIGKILL');
      await end;
      await start();
    },
    interrupt: async () => {
      const end = ended(child);
      child.kill('SIGINT');
      await end;
      return child.exitCode;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const end = ended(child);
        child.kill('SIGTERM');
        await end;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
