import { randomUUID } from 'node:crypto';
import { copyFile, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from './backup-format.ts';
import { writeBackup } from './write-backup.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/schema.ts';

/**
 * The embedded database belongs to one process. Whoever wants a backup while the server runs leaves a request in the data folder,
 * which takes the same right as reading the database itself; the server writes the backup beside it.
 */
const REQUEST = 'backup-request';
const LOOK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 120_000;
const REQUEST_ID = /^[0-9a-f-]{36}$/;

const answerFile = (folder: string, id: string) => path.join(folder, `backup-${id}.gz`);
const failureFile = (folder: string, id: string) => path.join(folder, `backup-${id}.failed`);

/** On the server: answers requests until the returned function is called. */
export function answerBackupRequests(db: Database, folder: string, log: FastifyBaseLogger): () => void {
  const request = path.join(folder, REQUEST);
  let busy = false;
  const look = async () => {
    const id = await readFile(request, 'utf8').catch(() => '');
    if (!REQUEST_ID.test(id)) return;
    await rm(request, { force: true });
    try {
      const rows = await writeBackup(db, answerFile(folder, id));
      log.info({ rows }, 'backup written');
    } catch (error) {
      log.error({ err: error }, 'backup not written');
      await writeFile(failureFile(folder, id), error instanceof Error ? error.message : String(error)).catch(
        () => undefined,
      );
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    void look()
      .catch((error: unknown) => log.error({ err: error }, 'backup request not read'))
      .finally(() => {
        busy = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** For the operator: asks the running server for a backup and brings it to its place. */
export async function requestBackup(folder: string, file: string): Promise<void> {
  const id = randomUUID();
  const request = path.join(folder, REQUEST);
  const [answer, failure] = [answerFile(folder, id), failureFile(folder, id)];
  // Whole at once: the server must not read half a request.
  await writeFile(`${request}.${id}`, id);
  await rename(`${request}.${id}`, request);
  try {
    for (const until = Date.now() + ANSWER_WITHIN_MS; Date.now() < until; await pause(LOOK_EVERY_MS / 5)) {
      const reason = await readFile(failure, 'utf8').catch(() => undefined);
      if (reason !== undefined) throw new BackupError(`the server could not write the backup: ${reason}`);
      if (
        await stat(answer).then(
          () => true,
          () => false,
        )
      ) {
        await copyFile(answer, file);
        return;
      }
    }
    throw new BackupError('the process that holds the data folder did not answer: stop it, and ask again');
  } finally {
    await Promise.all([answer, failure, request].map((left) => rm(left, { force: true })));
  }
}
