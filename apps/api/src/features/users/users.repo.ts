import { sql } from 'kysely';
import type { Database } from '@lf/platform/db/schema';

export function findUserByEmail(db: Database, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * One at a time may add to what this person has, or bar them from it: else many at once would exceed a limit. After the key, the pair and
 * the mirror, as everywhere.
 */
export async function holdPerson(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly consent?: boolean | undefined;
  readonly emailConfirmed?: boolean;
}

/** The new row, or undefined when the address is taken. */
export function insertUser(db: Database, user: NewUser) {
  return db
    .insertInto('users')
    .values({
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      password_hash: user.passwordHash,
      consented_at: user.consent === true ? sql<Date>`now()` : null,
      email_confirmed_at: user.emailConfirmed === true ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A person has at most one recovery key: the newest. */
export async function replaceRecoveryKey(
  db: Database,
  userId: string,
  keyHash: string,
  lifetimeSeconds: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${lifetimeSeconds}::float8)`;
  await db
    .insertInto('recovery_keys')
    .values({ user_id: userId, key_hash: keyHash, expires_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key_hash: keyHash, expires_at }))
    .execute();
}

export async function prolongRecoveryKey(db: Database, userId: string, lifetimeSeconds: number): Promise<void> {
  await db
    .updateTable('recovery_keys')
    .set({ expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds}::float8)` })
    .where('user_id', '=', userId)
    .execute();
}

/** Takes the key out of use; true for exactly one caller, and only while it is good. */
export async function consumeRecoveryKey(db: Database, userId: string, keyHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_keys')
    .where('user_id', '=', userId)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateName(
  db: Database,
  userId: string,
  name: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('id', '=', userId)
    .execute();
}

export async function updatePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}
