import { createHash } from 'node:crypto';
import pg from 'pg';
import { errorCode } from '../error-code.ts';
import type { PostgresPoolClient } from 'kysely';
import type { Look, ShowingPool } from './showing-pool.ts';

const names = new Map<string, string>();

/** The same text always gets the same name, so that the server plans it once per connection. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('hex');
  if (names.size < 1_000) names.set(text, name);
  return name;
}

export interface PostgresOptions {
  readonly url: string;
  readonly max: number;
  /** Off behind a transaction-mode pooler, which forgets named statements. */
  readonly prepared: boolean;
  readonly onError: (error: Error) => void;
  /** Who gets no connection for so long is told to come back. */
  readonly connectWithinMs?: number;
}

const CONNECT_WITHIN_MS = 3_000;

/** Every query of the product takes milliseconds; one that takes this long waits for a server that hangs. */
const QUERY_WITHIN_MS = 10_000;

export interface OpenPool extends ShowingPool {
  readonly pool: pg.Pool;
  /** From now on a query that takes too long is given up with its connection. Migrations and backups may take their time. */
  limitQueries(withinMs?: number): void;
}

/** A pg pool whose queries are named prepared statements. */
export function postgresPool(options: PostgresOptions): OpenPool {
  let query_timeout: number | undefined;
  let look: Look | undefined;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: options.connectWithinMs ?? CONNECT_WITHIN_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced on the next use; without a listener it would end the process.
  pool.on('error', options.onError);
  // A server that restarts breaks connections in use too: the query rejects, this only keeps Node from exiting.
  pool.on('connect', (client) => client.on('error', options.onError));

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    let broken = false;
    const query = async (text: string, values: readonly unknown[]) => {
      // The rollback after a query that was given up would wait as long again.
      if (broken) throw Object.assign(new Error('the connection was given up'), { code: 'ECONNRESET' });
      try {
        const asked = { text, values: values as unknown[], ...(query_timeout === undefined ? {} : { query_timeout }) };
        const result = await client.query(options.prepared ? { name: statementName(text), ...asked } : asked);
        look?.(result.rows, text);
        return result;
      } catch (error) {
        if (isConnectionLoss(error)) broken = true;
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(broken),
    };
  };
  const limitQueries = (withinMs = QUERY_WITHIN_MS): void => {
    query_timeout = withinMs;
  };
  return { connect, end: () => pool.end(), pool, limitQueries, showRows: (to) => (look = to) };
}

const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
]);
const LOST_TEXTS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection ended|Query read timeout)/;

function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error);
  if (LOST_CODES.has(code) || code.startsWith('08')) return true;
  // pg gives these no code at all; they are its own literal texts.
  return error instanceof Error && code === '' && LOST_TEXTS.test(error.message);
}

/** Undone in favour of another transaction; the same call may pass the next time. */
const GAVE_WAY_CODES = new Set(['40001', '40P01']);

/** The database cannot answer now but may soon: lost connection, too many connections, disk or memory full, shutting down, or it gave way. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return (
    isConnectionLoss(error) ||
    GAVE_WAY_CODES.has(code) ||
    code.startsWith('53') ||
    code === '58030' ||
    code === 'ENOSPC'
  );
}
