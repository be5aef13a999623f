import { sql, type ExpressionBuilder } from 'kysely';
import { leasesSpent } from '@lf/platform/db/lease';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { accountKey } from '../account-key.ts';
import { assertOwnPassword } from '../account/own-password.ts';
import { recordEvent } from '../audit/audit.repo.ts';
import { holdMirrorsOf } from '../mirror/mirrors.repo.ts';
import { holdSideBySides } from '../side-by-side/side-by-side.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database, Schema } from '@lf/platform/db/schema';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Gifts that were sent or went to this person. */
const toThem = (person: Person) => (eb: ExpressionBuilder<Schema, 'gifts'>) =>
  eb.or([
    eb('recipient_email', '=', person.email),
    eb('claimed_license_code', 'in', eb.selectFrom('licenses').select('code').where('user_id', '=', person.id)),
  ]);

/**
 * Keys, then gifts, then the person: the order of a save and of a claim. Left to the cascade it would be the other way round,
 * and whoever is just saving would be a deadlock.
 */
async function holdKeysAndGifts(trx: Database, person: Person): Promise<void> {
  await trx
    .selectFrom('licenses')
    .select('code')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', person.id),
        eb('given_by', '=', person.id),
        eb('bought_code', 'in', eb.selectFrom('bought_keys').select('code').where('buyer_id', '=', person.id)),
      ]),
    )
    .orderBy('code')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('gifts')
    .select('id')
    .where((eb) => eb.or([eb('giver_id', '=', person.id), toThem(person)(eb)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Anybody can sign up with an address that is not theirs and leave again: what others sent to one that was never confirmed stays. */
async function confirmedEmailOf(trx: Database, person: Person): Promise<string | undefined> {
  const confirmed = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', person.id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return confirmed && person.email;
}

/** Mails that wait for them, and invitations by others, which name nobody afterward. */
async function leaveMirrors(trx: Database, person: Person, confirmedEmail: string | undefined): Promise<void> {
  await trx
    .deleteFrom('outbox_mails')
    .where('recipient', '=', person.email)
    .$if(confirmedEmail === undefined, (query) => query.where('mirror_reply_id', 'is', null))
    .execute();
  if (confirmedEmail === undefined) return;
  await trx
    .updateTable('mirror_replies')
    .set({ recipient_email: null })
    .where('recipient_email', '=', confirmedEmail)
    .execute();
}

/**
 * Everything of this person goes, in one transaction. Keys, answers, results, sessions and the AI's words hang on the account and go with
 * its row; what names the person without hanging on it goes here. Receipts stay without a name: the books need them.
 */
export async function deleteAccount(db: Database, person: Person): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('orders')
      .set({ user_id: null, referral: null, buyer_name: '', buyer_address: '', buyer_vat_id: '' })
      .where('user_id', '=', person.id)
      .execute();
    await holdKeysAndGifts(trx, person);
    await holdSideBySides(trx, person.id);
    const confirmedEmail = await confirmedEmailOf(trx, person);
    await holdMirrorsOf(trx, person.id, confirmedEmail);
    // A giver keeps the fact that the key was given, not to whom.
    await trx.updateTable('gifts').set({ recipient_email: null }).where(toThem(person)).execute();
    // A sweep that is just writing a reminder holds this row: its mail is there to be deleted once the row is free.
    await trx.deleteFrom('again_reminders').where('user_id', '=', person.id).execute();
    await leaveMirrors(trx, person, confirmedEmail);
    await trx
      .deleteFrom('rate_limits')
      .where((eb) =>
        eb.or([
          eb(sql`strpos(key, ${`:${person.id}`})`, '>', 0),
          eb(sql`right(key, ${person.email.length + 1}::int)`, '=', `:${person.email}`),
        ]),
      )
      .execute();
    await trx
      .deleteFrom('backoffs')
      .where((eb) =>
        eb.or([
          eb(sql`strpos(key, ${accountKey(person.email)})`, '>', 0),
          eb(sql`strpos(key, ${`:${person.id}`})`, '>', 0),
        ]),
      )
      .execute();
    await trx
      .insertInto('deleted_users')
      .values({ user_id: person.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await recordEvent(trx, { userId: person.id, kind: 'account_deleted' });
    await trx.deleteFrom('users').where('id', '=', person.id).execute();
  });
  await leasesSpent();
}

/** The person's own wish, proven by the password. */
export async function deleteOwnAccount(db: Database, user: CurrentUser, password: string): Promise<void> {
  await assertOwnPassword(db, user, password, AUTH_MESSAGES.wrongPassword);
  await deleteAccount(db, user);
}
