import { sql } from 'kysely';
import { createBatch, readsAtOnce } from '../db/batch.ts';
import { unauthenticated } from './errors.ts';
import type { TokenClaims, Tokens } from './tokens.ts';
import type { Database } from '../db/schema.ts';

/** The person behind a valid token. Read once per request, together with the session that must still stand. */
export interface CurrentUser {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailConfirmed: boolean;
  readonly secondFactor: boolean;
}

export type Authenticate = (authorization: string | undefined) => Promise<CurrentUser>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email_confirmed_at: Date | null;
  readonly second_factor_at: Date | null;
}

/** The one query of every signed-in request; built once, because building it costs as much as sending it. */
function sessionsQuery(db: Database) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.user_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.email_confirmed_at',
      'users.second_factor_at',
    ])
    .where('sessions.id', '=', sql<string>`any(${[]}::uuid[])`)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .compile();
}

/** The sessions that stand now, asked for together with those of other requests. */
function createSessions(db: Database): (sessionId: string) => Promise<SessionRow | undefined> {
  const query = sessionsQuery(db);
  return createBatch(
    async (ids) => {
      const { rows } = await db.executeQuery<SessionRow>({ ...query, parameters: [ids] });
      const found = new Map(rows.map((row) => [row.session_id, row]));
      return ids.map((id) => found.get(id));
    },
    { atOnce: readsAtOnce(db) },
  );
}

export function createAuthenticate(db: Database, tokens: Tokens): Authenticate {
  const sessionOf = createSessions(db);
  return async (authorization) => {
    const claims = claimsIn(authorization, tokens);
    if (!claims) throw unauthenticated();
    const row = await sessionOf(claims.sessionId);
    if (row?.user_id !== claims.userId) throw unauthenticated();
    return {
      id: row.user_id,
      sessionId: row.session_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      emailConfirmed: row.email_confirmed_at !== null,
      secondFactor: row.second_factor_at !== null,
    };
  };
}

/** What a token of ours says; whether its session still stands is another question. */
function claimsIn(authorization: string | undefined, tokens: Tokens): TokenClaims | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : tokens.verify(token);
}

/** False when this cannot be a token of that person, which costs less to find out than whether it is one. */
export function mayBeTokenOf(userId: string, authorization: string | undefined): boolean {
  const payload = authorization?.split('.')[1];
  return payload !== undefined && Buffer.from(payload, 'base64url').toString('latin1').includes(userId);
}
