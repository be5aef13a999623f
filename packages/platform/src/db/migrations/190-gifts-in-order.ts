import { sql, type Kysely } from 'kysely';

/** Gifts in exactly the order of their list, which goes on after the last one that was shown: no plan has to sort all that an account has given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index gifts_given`.execute(db);
  await sql`create index gifts_given on gifts (giver_id, claimed_at desc, id desc) where claimed_license_code is not null`.execute(
    db,
  );
}
