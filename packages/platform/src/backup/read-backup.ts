import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import { applyMigrations, applyMigrationsSince, isMigration } from '../db/migrate.ts';
import { errorCode } from '../error-code.ts';
import { BackupError, endLine, headLine, tableLine } from './backup-format.ts';
import { tablesInOrder } from './database-tables.ts';
import { settleRestored, type GoneSince } from './settle-restored.ts';
import type { Database, Schema } from '../db/schema.ts';

const ROWS_AT_ONCE = 200;

/** Cut at the line breaks we wrote and at no other: a person's text may hold signs that some readers take for one (U+2028). */
async function* linesIn(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .once('error', (error) => text.destroy(error))
    .pipe(text);
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function readHead(first: string | undefined) {
  const head = headLine.safeParse(parsed(first ?? ''));
  if (!head.success) throw new BackupError('this is not a backup of ours');
  const unknown = head.data.migrations.find((name) => !isMigration(name));
  if (unknown !== undefined) throw new BackupError(`the backup is from a newer version (${unknown}): update first`);
  return head.data;
}

async function insertRows(trx: Transaction<Schema>, table: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    trx,
  );
}

async function load(trx: Transaction<Schema>, lines: AsyncGenerator<string>): Promise<number> {
  const tables = new Set(await tablesInOrder(trx));
  let table: string | undefined;
  let waiting: string[] = [];
  let rows = 0;
  const flush = async () => {
    if (table !== undefined) await insertRows(trx, table, waiting);
    waiting = [];
  };
  for await (const text of lines) {
    const marker = text.startsWith('{"table":') ? tableLine.safeParse(parsed(text)).data : undefined;
    if (marker !== undefined && tables.has(marker.table)) {
      await flush();
      ({ table } = marker);
      continue;
    }
    const end = text.startsWith('{"end":') ? endLine.safeParse(parsed(text)).data : undefined;
    if (end !== undefined) {
      await flush();
      if (end.rows !== rows) throw new BackupError(`the backup names ${end.rows} rows and holds ${rows}`);
      return rows;
    }
    if (table === undefined) throw new BackupError('the backup names no table before its rows');
    waiting.push(text);
    rows += 1;
    if (waiting.length >= ROWS_AT_ONCE) await flush();
  }
  throw new BackupError('the backup was cut short: its end is missing');
}

/**
 * Brings a backup of ours into a database, in place of what it holds: all of it or nothing. The database gets the shape of the backup's time, then the rows, then what has changed since. Answers how many rows.
 */
export async function readBackup(db: Database, file: string, gone: GoneSince): Promise<number> {
  const lines = linesIn(file);
  const first = await lines.next().catch(() => {
    throw new BackupError('this is not a backup of ours, or it cannot be read');
  });
  const head = readHead(first.done === true ? undefined : first.value);
  return db.transaction().execute(async (trx) => {
    for (const table of (await tablesInOrder(trx)).toReversed()) await sql`drop table ${sql.table(table)}`.execute(trx);
    await applyMigrations(trx, head.migrations);
    // What the migrations themselves put in is in the backup, too.
    for (const table of (await tablesInOrder(trx)).toReversed())
      await sql`delete from ${sql.table(table)}`.execute(trx);
    const rows = await load(trx, lines).catch((error: unknown) => {
      throw errorCode(error).startsWith('Z_') ? new BackupError('the backup was cut short or damaged') : error;
    });
    await applyMigrationsSince(trx, head.migrations);
    await settleRestored(trx, gone);
    return rows;
  });
}
