import { Kysely, PostgresDialect, sql } from 'kysely';
import { noteKeysInUse } from '../sealing/keys-in-use.ts';
import { openSealer } from '../sealing/answers-key.ts';
import { SealingDialect } from '../sealing/sealing-dialect.ts';
import { errorCode } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { noteOnlyWriter } from './lease.ts';
import { migrate, standingOf } from './migrate.ts';
import { openEmbeddedPool } from './open-embedded.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Config } from '../env.ts';
import type { Database, Schema } from './schema.ts';
import type { ShowingPool } from './showing-pool.ts';

/** With a sealer, what people wrote is encrypted on its way in and decrypted on its way out. */
export function databaseOn(pool: ShowingPool, sealer?: Sealer): Database {
  const db = new Kysely<Schema>({
    dialect: sealer === undefined ? new PostgresDialect({ pool }) : new SealingDialect(pool, sealer),
  });
  if (pool.writes !== undefined) noteOnlyWriter(db, pool.writes);
  return db;
}

interface Opened {
  readonly pool: ShowingPool;
  readonly limitQueries?: () => void;
}

async function openPool(config: Config, onError: (error: Error) => void, by: OpenedBy): Promise<Opened> {
  if (config.DATABASE_URL === undefined)
    return { pool: await openEmbeddedPool(config.DATA_DIR, { mayCreate: by === 'server' }) };
  const pool = postgresPool({
    url: config.DATABASE_URL,
    max: config.DATABASE_POOL_MAX,
    prepared: config.DATABASE_PREPARED,
    onError,
  });
  return { pool, limitQueries: () => pool.limitQueries() };
}

/** A server makes the database where there is none, and brings it up to date. A command works on what a server has made. */
export type OpenedBy = 'server' | 'command';

/** PostgreSQL when DATABASE_URL says so, else the embedded database in DATA_DIR. */
export async function openDatabase(
  config: Config,
  onError: (error: Error) => void,
  by: OpenedBy = 'server',
): Promise<Database> {
  const { pool, limitQueries } = await openPool(config, onError, by);
  const sealer = await openSealer(config).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const db = databaseOn(pool, sealer);
  if (config.DATABASE_URL !== undefined) await assertReachable(db, config.DATABASE_URL);
  try {
    await assertFits(db, by);
    if (by === 'server') {
      await migrate(db);
      limitQueries?.();
    }
    await noteKeysInUse(db, sealer);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function assertFits(db: Database, by: OpenedBy): Promise<void> {
  const standing = await standingOf(db);
  if (typeof standing === 'object')
    throw new StartError(
      `The database is newer than this program (it has ${standing.newer}). Run the newer program, or restore a backup from before the upgrade.`,
    );
  if (by === 'server' || standing === 'current') return;
  throw new StartError(
    standing === 'empty'
      ? 'The database is empty. Is it the one that the server uses? (DATABASE_URL, DATA_DIR)'
      : 'The database is older than this program: start the server once, it brings the database up to date.',
  );
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
