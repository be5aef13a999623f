import { sql } from 'kysely';
import { forgetStaleKeys, hasStale } from './keys-in-use.ts';
import { SEALED_BYTES, SEALED_COLUMNS, SEALED_COPY } from './sealed-columns.ts';
import { sealerOf } from './sealing-dialect.ts';
import type { Database } from '../db/schema.ts';
import type { Sealer } from './sealer.ts';

const BATCH = 200;

/** Values that the current key has not sealed, and that hold something. */
async function staleValues(db: Database, sealer: Sealer, table: string, column: string) {
  const { rows } = await sql<{ place: string; stored: string }>`
    select ctid::text as place, ${sql.ref(column)} as stored from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(column)} not in ('', '{}', '[]')
      and left(${sql.ref(column)}, ${sealer.currentMark.length}::int) <> ${sealer.currentMark} limit ${BATCH}::int`.execute(
    db,
  );
  return rows;
}

/** While people go on writing: a value that changed meanwhile is left, and found again if need be. */
async function resealColumn(db: Database, sealer: Sealer, table: string, column: string): Promise<number> {
  let resealed = 0;
  for (;;) {
    const rows = await staleValues(db, sealer, table, column);
    if (rows.length === 0) return resealed;
    for (const { place, stored } of rows) {
      const sealed = sealer.seal(column, sealer.open(column, stored));
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where ctid = ${place}::tid and ${sql.ref(column)} = ${stored}`.execute(db);
    }
    resealed += rows.length;
  }
}

/** Seals everything with the current key that is not: after a change of the key, and once after the upgrade that brought keys. Answers how many values. */
export async function reseal(db: Database): Promise<number> {
  const sealer = sealerOf(db);
  if (sealer === undefined) throw new Error('this database was opened without a key');
  if (!(await hasStale(db, sealer))) return 0;
  let resealed = 0;
  for (const [table, columns] of Object.entries(SEALED_COLUMNS))
    for (const column of columns) resealed += await resealColumn(db, sealer, table, column);
  // Both are made again: the copy by the next sweep, a file when somebody asks for it.
  await sql`update ${sql.table(SEALED_COPY.table)} set ${sql.ref(SEALED_COPY.column)} = null
    where ${sql.ref(SEALED_COPY.column)} <> '[]'
      and left(${sql.ref(SEALED_COPY.column)}, ${sealer.currentMark.length}::int) <> ${sealer.currentMark}`.execute(db);
  const mark = Buffer.from(sealer.currentMark, 'latin1');
  await sql`delete from ${sql.table(SEALED_BYTES.table)}
    where substring(${sql.ref(SEALED_BYTES.column)} from 1 for ${mark.length}::int) <> ${mark}::bytea`.execute(db);
  await forgetStaleKeys(db, sealer);
  return resealed;
}
