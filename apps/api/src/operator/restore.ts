import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { BackupError } from '@lf/platform/backup/backup-format';
import { tablesInOrder } from '@lf/platform/backup/database-tables';
import { listMirrorsSince, mirrorsSince, NO_MIRRORS_SINCE } from '@lf/platform/backup/mirrors-since';
import { listRemindedSince, remindedSince } from '@lf/platform/backup/reminded-since';
import { isPostgresDump, restoreDump } from '@lf/platform/backup/postgres-tools';
import { readBackup } from '@lf/platform/backup/read-backup';
import { settleRestored, type GoneSince } from '@lf/platform/backup/settle-restored';
import { migrate } from '@lf/platform/db/migrate';
import { serverSeenAgo } from '@lf/platform/db/running-servers';
import { applyEnded } from '../features/consents/apply-ended.ts';
import { listEnded } from '../features/consents/ended-consents.repo.ts';
import { applyDeletions, listDeleted } from '../features/users/deleted-users.ts';
import type { Database } from '@lf/platform/db/schema';

const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];
const ids = z.array(z.uuid());
/** Of an earlier version: the people alone. */
const deletionsFile = z.union([
  z.object({ people: ids, ended: ids, mirrors: mirrorsSince, reminded: remindedSince }),
  z.pipe(
    ids,
    z.transform((people) => ({ people, ended: [], mirrors: NO_MIRRORS_SINCE, reminded: [] })),
  ),
]);

export interface Restoring {
  readonly db: Database;
  /** Of the PostgreSQL server; undefined with the embedded database. */
  readonly url: string | undefined;
  readonly file: string;
  /** People are in the database, and may go. */
  readonly replace: boolean;
  readonly deletions: string | boolean | undefined;
}

async function assertNobodyServes(db: Database): Promise<void> {
  const seconds = await serverSeenAgo(db);
  if (seconds !== undefined)
    throw new BackupError(
      `a server works on this database (seen ${seconds} s ago): stop all of them first; one that was killed is forgotten after half a minute`,
    );
}

/** A new database has settings and perhaps an access code; a person means that it is in use. */
async function assertMayGo(db: Database, replace: boolean): Promise<void> {
  if (replace) return;
  if ((await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined)
    throw new BackupError('the database is in use: restore into a new one, or add --replace');
}

/** Whoever left, and what else must not be forgotten, as this database knows it. */
export const knownTo = async (db: Database): Promise<GoneSince> => ({
  people: await listDeleted(db),
  ended: await listEnded(db),
  mirrors: await listMirrorsSince(db),
  reminded: await listRemindedSince(db),
});

/** It is known to the database that is replaced, or to a file that was written from it. */
async function goneSince(db: Database, given: string | boolean | undefined): Promise<GoneSince> {
  const known = await knownTo(db);
  if (typeof given !== 'string') return known;
  try {
    const listed = z.parse(deletionsFile, JSON.parse(await readFile(given, 'utf8')));
    return {
      people: [...known.people, ...listed.people],
      ended: [...known.ended, ...listed.ended],
      mirrors: {
        asked: [...known.mirrors.asked, ...listed.mirrors.asked],
        refusals: [...known.mirrors.refusals, ...listed.mirrors.refusals],
        blocked: [...known.mirrors.blocked, ...listed.mirrors.blocked],
      },
      reminded: [...known.reminded, ...listed.reminded],
    };
  } catch {
    throw new BackupError(`${given} is not a file of "user deletions"`);
  }
}

/** Puts a backup in the place of what the database holds, ends all sessions, and deletes again who has left since. */
export async function restore({ db, url, file, replace, deletions }: Restoring): Promise<{ deleted: number }> {
  const isDump = await isPostgresDump(file);
  if (isDump && url === undefined)
    throw new BackupError('pg_dump wrote this file: it can only be restored into PostgreSQL (DATABASE_URL)');
  await assertNobodyServes(db);
  await assertMayGo(db, replace);
  const gone = await goneSince(db, deletions);
  if (isDump && url !== undefined) {
    await restoreDump({ url, file, tables: [...(await tablesInOrder(db)), ...MIGRATION_TABLES] });
    await migrate(db);
    await settleRestored(db, gone);
  } else await readBackup(db, file, gone);
  await applyEnded(db);
  return { deleted: await applyDeletions(db) };
}
