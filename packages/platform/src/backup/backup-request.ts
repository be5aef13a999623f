import { copyFile } from 'node:fs/promises';
import { answerRequests, askServer } from '../server-request.ts';
import { writeBackup } from './write-backup.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';

/** On the server: writes backups for whoever may read the data folder, until the returned function is called. */
export const answerBackupRequests = (db: Database, folder: string, log: FastifyBaseLogger): (() => void) =>
  answerRequests(
    'backup',
    folder,
    async (_question, file) => {
      await writeBackup(db, file);
    },
    log,
  );

/** For the operator: asks the running server for a backup and brings it to its place. */
export const requestBackup = (folder: string, file: string): Promise<void> =>
  askServer('backup', folder, '', (answer) => copyFile(answer, file));
