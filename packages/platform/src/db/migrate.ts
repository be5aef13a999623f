import { Migrator, sql, type Migration, type Transaction } from 'kysely';
import * as accounts from './migrations/001-accounts.ts';
import * as service from './migrations/002-service.ts';
import * as keys from './migrations/010-keys.ts';
import * as survey from './migrations/020-survey.ts';
import * as answers from './migrations/021-answers.ts';
import * as answersCopy from './migrations/022-answers-copy.ts';
import * as fingerprints from './migrations/030-fingerprints.ts';
import * as shareCode from './migrations/031-share-code.ts';
import * as ai from './migrations/040-ai.ts';
import * as aiAnswersByKey from './migrations/041-ai-answers-by-key.ts';
import * as consent from './migrations/050-consent.ts';
import * as retention from './migrations/070-retention.ts';
import * as referenceIndexes from './migrations/080-reference-indexes.ts';
import * as backoffs from './migrations/090-backoffs.ts';
import * as restores from './migrations/095-restores.ts';
import * as accountSafety from './migrations/110-account-safety.ts';
import * as audit from './migrations/120-audit.ts';
import * as auditDetail from './migrations/121-audit-detail.ts';
import * as boughtKeys from './migrations/130-bought-keys.ts';
import * as invoices from './migrations/140-invoices.ts';
import * as licenseTimes from './migrations/150-license-times.ts';
import * as giftsByAddress from './migrations/160-gifts-by-address.ts';
import * as keyLists from './migrations/170-key-lists.ts';
import * as oneIndexAPerson from './migrations/180-one-index-a-person.ts';
import * as giftsInOrder from './migrations/190-gifts-in-order.ts';
import * as together from './migrations/200-together.ts';
import type { Database, Schema } from './schema.ts';

/** Named by number, applied in that order; an area takes its own ten. Keep to PostgreSQL 15 syntax. */
const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-service': service,
  '010-keys': keys,
  '020-survey': survey,
  '021-answers': answers,
  '022-answers-copy': answersCopy,
  '030-fingerprints': fingerprints,
  '031-share-code': shareCode,
  '040-ai': ai,
  '041-ai-answers-by-key': aiAnswersByKey,
  '050-consent': consent,
  '070-retention': retention,
  '080-reference-indexes': referenceIndexes,
  '090-backoffs': backoffs,
  '095-restores': restores,
  '110-account-safety': accountSafety,
  '120-audit': audit,
  '121-audit-detail': auditDetail,
  '130-bought-keys': boughtKeys,
  '140-invoices': invoices,
  '150-license-times': licenseTimes,
  '160-gifts-by-address': giftsByAddress,
  '170-key-lists': keyLists,
  '180-one-index-a-person': oneIndexAPerson,
  '190-gifts-in-order': giftsInOrder,
  '200-together': together,
};

export const isMigration = (name: string): boolean => name in migrations;

/** How a database stands to this program. */
export type Standing = 'empty' | 'older' | 'current' | { readonly newer: string };

export async function standingOf(db: Database): Promise<Standing> {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (tables[0]?.there !== true) return 'empty';
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.find(({ name }) => !isMigration(name));
  if (newer !== undefined) return { newer: newer.name };
  if (rows.length === 0) return 'empty';
  return rows.length < Object.keys(migrations).length ? 'older' : 'current';
}

/** What has been added since these migrations; part of the caller's transaction. */
export async function applyMigrationsSince(trx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  for (const [name, migration] of Object.entries(migrations)) {
    if (names.includes(name)) continue;
    await migration.up(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    );
  }
}

/** Gives an empty database the shape that these migrations make, and notes them as applied; part of the caller's transaction. */
export async function applyMigrations(trx: Transaction<Schema>, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) await migrations[name]?.up(trx);
  await sql`delete from kysely_migration`.execute(trx);
  for (const name of names)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    );
}

/** Brings the database up to date. Safe when several processes start at once. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
