import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { BACKUP_FORMAT } from './backup-format.ts';
import { appliedMigrations, tablesInOrder } from './database-tables.ts';
import type { Database, Schema } from '../db/schema.ts';

/** People's memories: for the operator's eyes at most. */
const OWNER_ONLY = 0o600;

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Row by row as the database itself writes them: nothing passes through our types on its way. */
async function* rowsOf(trx: Transaction<Schema>, table: string): AsyncGenerator<string> {
  await sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch 500 from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    // A line break inside a text is written as \n in JSON; one between fields is harmless to drop.
    yield rows.map(({ row }) => `${row.replaceAll('\n', ' ')}\n`).join('');
  }
  await sql`close backup_rows`.execute(trx);
}

async function* linesOf(trx: Transaction<Schema>, count: { rows: number }): AsyncGenerator<string> {
  yield line({
    format: BACKUP_FORMAT,
    version: 1,
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(trx),
  });
  for (const table of await tablesInOrder(trx)) {
    yield line({ table });
    for await (const rows of rowsOf(trx, table)) {
      count.rows += rows.split('\n').length - 1;
      yield rows;
    }
  }
  yield line({ end: true, rows: count.rows });
}

/**
 * Writes everything as it stands at one moment, while others go on reading and writing; answers how many rows. The file
 * appears under its name only when it is whole.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const part = `${file}.part`;
  const count = { rows: 0 };
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) =>
        pipeline(
          Readable.from(linesOf(trx, count)),
          createGzip(),
          createWriteStream(part, { flags: 'wx', mode: OWNER_ONLY }),
        ),
      );
    await rename(part, file);
    return count.rows;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
