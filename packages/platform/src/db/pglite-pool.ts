import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Look, ShowingPool } from './showing-pool.ts';

/** PostgreSQL's own code for "another process of the server crashed": the database is away for a moment, nothing is decided. */
const CRASHED = '57P02';
const REOPEN_EVERY_MS = 1_000;

const crashed = (cause?: unknown) =>
  Object.assign(new Error('the embedded database is being opened again', { cause }), { code: CRASHED });

/** After a panic (a disk that is full for its log, as a rule) or a trap the instance must not be touched: its next call never returns. */
function isFatal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && (error.name === 'RuntimeError' || error.name === 'ExitStatus')) return true;
  return 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}

/** Begins the statement that counts calls: nobody holds what it changes. */
const COUNT_CALLS = 'insert into rate_limits';
/** A select that writes would call a function that does, and there is none. */
const changesNothingHeld = (text: string): boolean => text.startsWith('select ') || text.startsWith(COUNT_CALLS);

/**
 * PGlite behind Kysely's PostgreSQL dialect. It has one connection: whoever holds it (a query, a whole
 * transaction) is alone, the others wait their turn. An instance that broke is opened again from its folder
 * by `reopen`; what was acknowledged is in the log there, and whoever asks meanwhile is told to come back.
 */
export function pglitePool(first: PGlite, reopen?: () => Promise<PGlite>): ShowingPool {
  let tail: Promise<void> = Promise.resolve();
  let current: PGlite | undefined = first;
  let nextTryAt = 0;
  let look: Look | undefined;
  let writes = 0;

  const usable = async (): Promise<PGlite> => {
    if (current !== undefined) return current;
    if (reopen === undefined || Date.now() < nextTryAt) throw crashed();
    try {
      current = await reopen();
      return current;
    } catch (error) {
      nextTryAt = Date.now() + REOPEN_EVERY_MS;
      throw crashed(error);
    }
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    const before = tail;
    let release: () => void = () => undefined;
    tail = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const pglite = await usable().catch((error: unknown) => {
      release();
      throw error;
    });
    // Kysely only ever calls this shape; the cursor overload is never used.
    const query = async (text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> => {
      // The rollback after the statement that broke it comes this way.
      if (pglite !== current) throw crashed();
      try {
        const result = await pglite.query(text, [...parameters]);
        look?.(result.rows, text);
        return { command: 'SELECT', rowCount: result.affectedRows || result.rows.length, rows: result.rows };
      } catch (error) {
        if (isFatal(error)) current = undefined;
        throw error;
      } finally {
        if (!changesNothingHeld(text)) writes += 1;
      }
    };
    return { query: query as PostgresPoolClient['query'], release };
  };

  return { connect, end: async () => current?.close(), showRows: (to) => (look = to), writes: () => writes };
}
