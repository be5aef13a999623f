import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '@lf/platform/testing/program';
import PostalMime, { type Email } from 'postal-mime';

export interface Standalone {
  readonly url: string;
  readonly dataDir: string;
  /** The newest mail to this address, waited for. */
  mailTo(address: string, holding?: RegExp): Promise<Email>;
  /** SIGKILL and start again on the same data. */
  crash(): Promise<void>;
  /** Ctrl-C; answers the exit code. */
  interrupt(): Promise<number | null>;
  stop(): Promise<void>;
}

/** A minute in all: a busy machine takes its time. */
const MAIL_WAITS = 600;
const MAIL_WAIT_MS = 100;

/** The built product in a process of its own, on a fresh data folder (or on DATABASE_URL, given in `env`). */
export async function startStandalone(env: Record<string, string> = {}): Promise<Standalone> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lf-e2e-'));
  // As people name it: `localhost` is what browsers take for safe without TLS.
  const server = await program('dist/server.mjs', {
    host: 'localhost',
    cwd: dataDir,
    env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', ...env },
  });
  await server.start();

  const outbox = path.join(dataDir, 'outbox');
  const newestMail = async (address: string, holding: RegExp): Promise<Email | undefined> => {
    let files: string[] = [];
    try {
      files = readdirSync(outbox).sort().reverse();
    } catch {
      return undefined;
    }
    for (const file of files) {
      const mail = await PostalMime.parse(readFileSync(path.join(outbox, file)));
      const isTheirs = mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase());
      if (isTheirs && holding.test(mail.text ?? '')) return mail;
    }
    return undefined;
  };

  return {
    url: server.url,
    dataDir,
    mailTo: async (address, holding = /./) => {
      for (let attempt = 0; attempt < MAIL_WAITS; attempt += 1) {
        const mail = await newestMail(address, holding);
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, MAIL_WAIT_MS));
      }
      throw new Error(`no mail to ${address}`);
    },
    crash: async () => {
      await server.end('SIGKILL');
      await server.start();
    },
    interrupt: () => server.end('SIGINT'),
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
