import { access } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '@lf/platform/backup/backup-format';
import { ServerRequestError } from '@lf/platform/server-request';
import { requestBackup } from '@lf/platform/backup/backup-request';
import { dumpPostgres } from '@lf/platform/backup/postgres-tools';
import { writeBackup } from '@lf/platform/backup/write-backup';
import { OperatorError, required, type Command, type Flags } from './command.ts';
import { restore } from './restore.ts';

async function newFile(flags: Flags): Promise<string> {
  const file = path.resolve(required(flags, 'out'));
  const there = await access(file).then(
    () => true,
    () => false,
  );
  if (there) throw new OperatorError(`${file} exists already`);
  return file;
}

/** Our own refusals, and those of the file system, in one line. */
async function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const known =
      error instanceof BackupError ||
      error instanceof ServerRequestError ||
      (error instanceof Error && 'syscall' in error);
    throw known ? new OperatorError(error.message) : error;
  });
}

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    summary: 'Write everything to one file, also while the server runs',
    flags: {
      out: 'the file to write; it must not exist yet',
      'portable!': 'with PostgreSQL: not by pg_dump, but in the form that both kinds of database read',
    },
    changes: false,
    run: async ({ db, config, flags, dryRun }) => {
      const file = await newFile(flags);
      if (dryRun) return { message: `Would write a backup to ${file}.` };
      if (config.DATABASE_URL !== undefined && flags['portable'] !== true) {
        const bytes = await told(dumpPostgres(config.DATABASE_URL, file));
        return { message: `pg_dump wrote ${bytes} bytes to ${file}.` };
      }
      const rows = await told(writeBackup(db, file));
      return { message: `Wrote ${rows} rows to ${file}.` };
    },
    whenInUse: async ({ folder, flags, dryRun }) => {
      const file = await newFile(flags);
      if (dryRun) return { message: `Would ask the running server for a backup and put it at ${file}.` };
      await told(requestBackup(folder, file));
      return { message: `The running server wrote the backup; it is at ${file}.` };
    },
  },
  {
    name: 'backup restore',
    summary: 'Put a backup in the place of what the database holds; all servers must be stopped',
    flags: {
      from: 'the file',
      'replace!': 'delete what the database holds first',
      'create!': 'make the database where there is none yet',
      deletions: 'a file of "user deletions", when the database that knew who has left is gone',
    },
    changes: true,
    needsServerStopped: true,
    mayCreate: (flags) => flags['create'] === true,
    run: async ({ db, config, flags, dryRun }) => {
      const file = path.resolve(required(flags, 'from'));
      const replace = flags['replace'] === true;
      if (dryRun) return { message: `Would restore ${file}${replace ? ' and delete what is there' : ''}.` };
      const restored = await told(
        restore({ db, url: config.DATABASE_URL, file, replace, deletions: flags['deletions'] }),
      );
      return {
        message: `Restored ${file}. All sessions are ended; ${restored.deleted} who had left since were deleted again.`,
      };
    },
  },
];
