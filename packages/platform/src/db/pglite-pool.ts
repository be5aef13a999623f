import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * PGlite behind Kysely's PostgreSQL dialect. It has one connection: whoever holds it (a query, a whole
 * transaction) is alone, the others wait their turn.
 */
export function pglitePool(pglite: PGlite): PostgresPool {
  let tail: Promise<void> = Promise.resolve();

  const connect = async (): Promise<PostgresPoolClient> => {
    const before = tail;
    let release: () => void = () => undefined;
    tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    // Kysely only ever calls this shape; the cursor overload is never used.
    const query = async (text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
      const result = await pglite.query(text, [...parameters]);
      return { command: 'SELECT', rowCount: result.affectedRows || result.rows.length, rows: result.rows };
    };
    return { query: query as PostgresPoolClient['query'], release };
  };

  return { connect, end: () => pglite.close() };
}
