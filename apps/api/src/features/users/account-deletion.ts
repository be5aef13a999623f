import { sql } from 'kysely';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { ruleBroken } from '@lf/platform/http/errors';
import { findUserByEmail } from './users.repo.ts';
import { isPasswordOf } from '../auth/password-hash.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/**
 * Everything of this person goes, in one transaction. Keys, answers, results, sessions and the AI's words hang on the account and go with
 * its row; what names the person without hanging on it goes here. Receipts stay without a name: the books need them.
 */
export function deleteAccount(db: Database, person: Person): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ user_id: null, referral: null }).where('user_id', '=', person.id).execute();
    // A giver keeps the fact that the key was given, not to whom.
    await trx
      .updateTable('gifts')
      .set({ recipient_email: null })
      .where((eb) =>
        eb.or([
          eb('recipient_email', '=', person.email),
          eb('claimed_license_code', 'in', eb.selectFrom('licenses').select('code').where('user_id', '=', person.id)),
        ]),
      )
      .execute();
    await trx.deleteFrom('outbox_mails').where('recipient', '=', person.email).execute();
    await trx
      .deleteFrom('rate_limits')
      .where((eb) => eb.or([eb(sql`strpos(key, ${`:${person.id}`})`, '>', 0), eb(sql`right(key, ${person.email.length + 1}::int)`, '=', `:${person.email}`)]))
      .execute();
    await trx.deleteFrom('users').where('id', '=', person.id).execute();
  });
}

/** The person's own wish, proven by the password: a borrowed browser must not end an account. Not a 401, which would end the session. */
export async function deleteOwnAccount(db: Database, user: CurrentUser, password: string): Promise<void> {
  const row = await findUserByEmail(db, user.email);
  if (!(await isPasswordOf(row?.password_hash, password))) throw ruleBroken([AUTH_MESSAGES.wrongPassword], 'wrong_password');
  await deleteAccount(db, user);
}
