import { sql, type Kysely } from 'kysely';

/** Lists and the choice of a key read as many rows as they show, however many keys an account has had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index licenses_listed on licenses (user_id, status, created_at desc, code) where revoked_at is null`.execute(
    db,
  );
  await sql`create index gifts_given on gifts (giver_id, claimed_at desc) where claimed_license_code is not null`.execute(
    db,
  );
  await sql`create index fingerprints_finished on fingerprints (user_id, updated_at desc) where values_philosophy <> ''`.execute(
    db,
  );
}
