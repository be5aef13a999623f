import { spawn, type ChildProcess } from 'node:child_process';
import { open, rename, rm, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { errorCode } from '../error-code.ts';
import { environmentWith } from '../env.ts';
import { isMigration } from '../db/migrate.ts';
import { BackupError } from './backup-format.ts';

/** Functions of triggers stay when their tables go; those of extensions are not ours. */
const DROP_FUNCTIONS = `do $$ declare f record; begin
  for f in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute 'drop function ' || f.name || ' cascade'; end loop;
end $$;
`;

/** People's memories: for the operator's eyes at most. */
const OWNER_ONLY = 0o600;
/** What every file in pg_dump's custom format begins with. */
const DUMP_MARK = 'PGDMP';
const COMPLAINT_CHARACTERS_MAX = 2_000;

export async function isPostgresDump(file: string): Promise<boolean> {
  const opened = await open(file, 'r');
  try {
    const { buffer } = await opened.read(Buffer.alloc(DUMP_MARK.length), 0, DUMP_MARK.length, 0);
    return buffer.toString('latin1') === DUMP_MARK;
  } finally {
    await opened.close();
  }
}

interface Tool {
  readonly child: ChildProcess;
  /** Rejects with what the tool complained of. */
  readonly done: Promise<void>;
}

/** The password goes by the environment: everybody on the machine can read a command line. */
function start(name: string, url: string, args: readonly string[]): Tool {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(name, [...args, `--dbname=${address.href}`], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: environmentWith(password === '' ? {} : { PGPASSWORD: password }),
  });
  let complaint = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_CHARACTERS_MAX)),
  );
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', (error) =>
      reject(
        errorCode(error) === 'ENOENT'
          ? new BackupError(`${name} is not installed (Debian: postgresql-client); --portable does without it`)
          : error,
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${name} failed: ${complaint.trim()}`)),
    );
  });
  // Told once, by whoever waits for it.
  done.catch(() => undefined);
  return { child, done };
}

/** Writes everything by pg_dump, in its custom format; answers how many bytes. */
export async function dumpPostgres(url: string, file: string): Promise<number> {
  const part = `${file}.part`;
  try {
    await (await open(part, 'wx', OWNER_ONLY)).close();
    const { child, done } = start('pg_dump', url, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${part}`,
    ]);
    child.stdin?.end();
    await done;
    await rename(part, file);
    return (await stat(file)).size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const MIGRATION_NAME = /^(\d{3}-[\w-]+)\t/gmu;

/** pg_restore without a database writes what it would do. */
function scriptOf(file: string, args: readonly string[]) {
  const child = spawn('pg_restore', ['--no-owner', '--no-privileges', ...args, '--file=-', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_CHARACTERS_MAX)),
  );
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`pg_restore failed: ${complaint.trim()}`)),
    );
  });
  done.catch(() => undefined);
  return { output: child.stdout, done };
}

async function assertKnown(file: string): Promise<void> {
  const { output, done } = scriptOf(file, ['--data-only', '--table=kysely_migration']);
  const text = Buffer.concat(await output.toArray()).toString();
  await done;
  const names = [...text.matchAll(MIGRATION_NAME)].map(([, name = '']) => name);
  if (names.length === 0) throw new BackupError('this is not a backup of ours');
  const unknown = names.find((name) => !isMigration(name));
  if (unknown !== undefined) throw new BackupError(`the backup is from a newer version (${unknown}): update first`);
}

export interface DumpRestore {
  readonly url: string;
  readonly file: string;
  /** Tables that are there now, to be dropped first. */
  readonly tables: readonly string[];
}

/** Puts a dump in the place of these tables: all of it or nothing. */
export async function restoreDump({ url, file, tables }: DumpRestore): Promise<void> {
  await assertKnown(file);
  const { child: psql, done } = start('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
  ]);
  const { stdin } = psql;
  if (stdin === null) throw new Error('psql takes no input');
  // A psql that gave up reads no further; what it complained of is in `done`.
  stdin.on('error', () => undefined);
  for (const table of tables) stdin.write(`drop table if exists public."${table}" cascade;\n`);
  stdin.write(DROP_FUNCTIONS);
  const script = scriptOf(file, []);
  script.output.pipe(stdin, { end: false });
  try {
    await Promise.race([done, Promise.all([finished(script.output), script.done])]);
    stdin.end('\ndelete from public.sessions;\n');
    await done;
  } catch (error) {
    // Closing its input would commit what has come so far.
    psql.kill('SIGKILL');
    throw error;
  }
}
