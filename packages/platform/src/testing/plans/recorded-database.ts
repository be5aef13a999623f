import { databaseOn } from '../../db/open-database.ts';
import { postgresPool } from '../../db/postgres-pool.ts';
import { createSealer, KEY_BYTES } from '../../sealing/sealer.ts';
import type { PostgresPoolClient } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ShowingPool } from '../../db/showing-pool.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface RecordedDatabase {
  readonly db: Database;
  /** What was sent to the database since it was last asked. */
  takeStatements(): Statement[];
}

/** A PostgreSQL database that remembers every statement that the product sends to it. */
export function recordedDatabase(url: string): RecordedDatabase {
  const opened = postgresPool({ url, max: 5, prepared: true, onError: () => undefined });
  let statements: Statement[] = [];
  const pool: ShowingPool = {
    end: () => opened.end(),
    showRows: (to) => opened.showRows(to),
    connect: async () => {
      const client = await opened.connect();
      const query = (text: string, values: readonly unknown[]) => {
        statements.push({ text, values });
        return client.query(text, values);
      };
      return { query: query as PostgresPoolClient['query'], release: () => client.release() };
    },
  };
  return {
    db: databaseOn(pool, createSealer([Buffer.alloc(KEY_BYTES, 7)])),
    takeStatements: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
