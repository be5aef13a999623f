import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { migrate } from './migrate.ts';
import { openEmbeddedPool } from './open-embedded.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Config } from '../env.ts';
import type { Database, Schema } from './schema.ts';

export function databaseOn(pool: PostgresPool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** PostgreSQL when DATABASE_URL says so, else the embedded database in DATA_DIR; migrated either way. */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  const db = databaseOn(
    config.DATABASE_URL === undefined
      ? await openEmbeddedPool(config.DATA_DIR)
      : postgresPool({
          url: config.DATABASE_URL,
          max: config.DATABASE_POOL_MAX,
          prepared: config.DATABASE_PREPARED,
          onError,
        }),
  );
  if (config.DATABASE_URL !== undefined) await assertReachable(db, config.DATABASE_URL);
  await migrate(db);
  return db;
}

async function assertReachable(db: Database, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const { host, pathname } = new URL(url);
    const reason = errorCode(error) || (error instanceof Error ? error.message : 'unknown');
    throw new StartError(`DATABASE_URL: no PostgreSQL answers at ${host}${pathname} (${reason}).`);
  }
}
