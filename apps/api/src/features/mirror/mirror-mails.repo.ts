import { sql } from 'kysely';
import { MIRROR_INVITATION_DAYS } from '@lf/domain/together-limits';
import { accountKey } from '../account-key.ts';
import { hashOfLinkSecret } from '../link-secret.ts';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';

/** Who may be written to. It outlives the mirrors, so it knows addresses only by a hash. */

const askEnds = sql<Date>`now() - make_interval(days => ${MIRROR_INVITATION_DAYS}::int)`;

/** Not the hash by which a reply is found: this row, which knows an address, leads to no reply. */
const askHash = (secret: string): string => hashOfLinkSecret(`ask:${secret}`);

/** Of these addresses the ones that this owner has invited not long ago, by whichever mirror. */
export async function askedLately(db: Database, userId: string, emails: readonly string[]): Promise<readonly string[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('mirror_asks')
    .select('address_hash')
    .where('user_id', '=', userId)
    .where('address_hash', 'in', emails.map(accountKey))
    .where('asked_at', '>', askEnds)
    .execute();
  const asked = new Set(rows.map((row) => row.address_hash));
  return emails.filter((email) => asked.has(accountKey(email)));
}

/** False where it was another call's turn, at this very moment. */
export async function noteAsked(
  db: Database,
  { userId, licenseCode, email, secret }: OwnKey & { readonly email: string; readonly secret: string },
): Promise<boolean> {
  const row = await db
    .insertInto('mirror_asks')
    .values({
      user_id: userId,
      address_hash: accountKey(email),
      secret_hash: askHash(secret),
      license_code: licenseCode,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'address_hash'])
        .doUpdateSet((eb) => ({
          asked_at: sql<Date>`now()`,
          secret_hash: eb.ref('excluded.secret_hash'),
          license_code: eb.ref('excluded.license_code'),
        }))
        .where('mirror_asks.asked_at', '<=', askEnds),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepAsks(db: Database): Promise<void> {
  await db.deleteFrom('mirror_asks').where('asked_at', '<', askEnds).execute();
}

/** Who had a mail sent to whom, by the secret in it, also where the mirror is gone. In a transaction, whose account does not go before its end. */
export function findAsk(db: Database, secret: string) {
  return db
    .selectFrom('mirror_asks')
    .innerJoin('users', 'users.id', 'mirror_asks.user_id')
    .select(['mirror_asks.user_id', 'mirror_asks.license_code', 'mirror_asks.address_hash'])
    .where('mirror_asks.secret_hash', '=', askHash(secret))
    .where('mirror_asks.asked_at', '>', askEnds)
    .forKeyShare('users')
    .executeTakeFirst();
}

/** Whoever holds the secret of a mailed invitation gets no other one, from nobody; see the mailer. Undefined where it is no such secret. */
export async function refuseInvitations(db: Database, secret: string) {
  const ask = await findAsk(db, secret);
  if (ask !== undefined)
    await db
      .insertInto('mirror_refusals')
      .values({ address_hash: ask.address_hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return ask;
}

export async function refusesInvitations(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('mirror_refusals')
    .select('address_hash')
    .where('address_hash', '=', accountKey(email))
    .executeTakeFirst();
  return row !== undefined;
}
