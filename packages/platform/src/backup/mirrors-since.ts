import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/schema.ts';

/** What a restore must not forget of mirrors: who was written to, who wants no such mail, and who is barred. Addresses only by a hash. */
export const mirrorsSince = z.object({
  asked: z.array(
    z.object({
      user_id: z.uuid(),
      address_hash: z.string(),
      secret_hash: z.string(),
      license_code: z.string(),
      asked_at: z.string(),
    }),
  ),
  refusals: z.array(z.string()),
  blocked: z.array(z.uuid()),
});
export type MirrorsSince = z.infer<typeof mirrorsSince>;

export const NO_MIRRORS_SINCE: MirrorsSince = { asked: [], refusals: [], blocked: [] };

export async function listMirrorsSince(db: Database): Promise<MirrorsSince> {
  const asked = await db.selectFrom('mirror_asks').selectAll().orderBy('user_id').orderBy('address_hash').execute();
  const refusals = await db.selectFrom('mirror_refusals').select('address_hash').orderBy('address_hash').execute();
  const blocked = await db.selectFrom('mirror_blocks').select('user_id').orderBy('user_id').execute();
  return {
    asked: asked.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() })),
    refusals: refusals.map((row) => row.address_hash),
    blocked: blocked.map((row) => row.user_id),
  };
}

/** In a database that was restored; people whom it does not know are left out. */
export async function settleMirrorsSince(db: Database, { asked, refusals, blocked }: MirrorsSince): Promise<void> {
  for (const { user_id, address_hash, secret_hash, license_code, asked_at } of asked)
    await sql`insert into mirror_asks (user_id, address_hash, secret_hash, license_code, asked_at)
      select id, ${address_hash}, ${secret_hash}, ${license_code}::text, ${asked_at}::timestamptz from users where id = ${user_id}::uuid
      on conflict (user_id, address_hash)
      do update set asked_at = excluded.asked_at, secret_hash = excluded.secret_hash, license_code = excluded.license_code
      where mirror_asks.asked_at < excluded.asked_at`.execute(db);
  for (const address_hash of refusals)
    await db
      .insertInto('mirror_refusals')
      .values({ address_hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (const user_id of blocked)
    await sql`insert into mirror_blocks (user_id) select id from users where id = ${user_id}::uuid
      on conflict do nothing`.execute(db);
}
