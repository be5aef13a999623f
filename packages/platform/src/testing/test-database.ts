import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseOn } from '../db/open-database.ts';
import { migrate } from '../db/migrate.ts';
import { openMemoryPool } from '../db/open-embedded.ts';
import { postgresPool } from '../db/postgres-pool.ts';
import { createSealer, KEY_BYTES } from '../sealing/sealer.ts';
import { testSettings } from './test-settings.ts';
import type { Database } from '../db/schema.ts';

/**
 * A fresh, migrated database of the kind that this run tests: the embedded one in memory, or a database of its
 * own on the run's PostgreSQL server. Close it with `db.destroy()`.
 */
export async function openTestDatabase(): Promise<Database> {
  const { postgresUrl } = testSettings();
  if (postgresUrl === undefined) {
    const db = databaseOn(await openMemoryPool(), testSealer());
    await migrate(db);
    return db;
  }
  const url = await createTestDatabase(postgresUrl);
  return databaseOn(
    postgresPool({ url, max: 10, prepared: true, onError: () => undefined, connectWithinMs: PATIENCE_MS }),
    testSealer(),
  );
}

/** The same key for every test: what is stored is encrypted as in the product. */
const testSealer = () => createSealer([Buffer.alloc(KEY_BYTES, 7)]);

/** What a test finds out must not depend on how busy the machine is. */
const PATIENCE_MS = 60_000;

const TEMPLATE = 'lf_template';

/** A new database copied from a migrated template; returns its address. */
export async function createTestDatabase(serverUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    // Test files run in several processes: one makes the template, the others wait.
    await admin.query('select pg_advisory_lock(4711)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount === 0) {
      await admin.query(`create database ${TEMPLATE}`);
      const template = databaseOn(
        postgresPool({ url: withName(serverUrl, TEMPLATE), max: 1, prepared: false, onError: () => undefined }),
      );
      await migrate(template);
      await template.destroy();
    }
    const name = `lf_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${name} template ${TEMPLATE}`);
    return withName(serverUrl, name);
  } finally {
    await admin.end();
  }
}

function withName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
