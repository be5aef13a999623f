import { sql, type Kysely } from 'kysely';

/** Whoever confirms an address is shown the keys that were sent to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index gifts_recipient_email on gifts (recipient_email)
    where claimed_at is null and taken_back_at is null
  `.execute(db);
}
