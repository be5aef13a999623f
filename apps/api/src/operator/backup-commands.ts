import { access } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '@lf/platform/backup/backup-format';
import { requestBackup } from '@lf/platform/backup/backup-request';
import { readBackup } from '@lf/platform/backup/read-backup';
import { writeBackup } from '@lf/platform/backup/write-backup';
import { OperatorError, required, type Command, type Flags } from './command.ts';

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
    const known = error instanceof BackupError || (error instanceof Error && 'syscall' in error);
    throw known ? new OperatorError(error.message) : error;
  });
}

export const backupCommands: readonly Command[] = [
  {
    name: 'backup create',
    summary: 'Write everything to one file, also while the server runs',
    flags: { out: 'the file to write; it must not exist yet' },
    changes: false,
    run: async ({ db, flags, dryRun }) => {
      const file = await newFile(flags);
      if (dryRun) return { message: `Would write a backup to ${file}.` };
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
    summary: 'Bring a backup into a new database, of either kind',
    flags: { from: 'the file', 'replace!': 'delete what the database holds first' },
    changes: true,
    run: async ({ db, flags, dryRun }) => {
      const file = path.resolve(required(flags, 'from'));
      if (dryRun)
        return { message: `Would restore ${file}${flags['replace'] === true ? ' and delete what is there' : ''}.` };
      const rows = await told(readBackup(db, file, { replace: flags['replace'] === true }));
      return { message: `Restored ${rows} rows from ${file}.` };
    },
  },
];
