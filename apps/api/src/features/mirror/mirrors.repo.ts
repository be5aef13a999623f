import { sql } from 'kysely';
import { findFinished } from '../fingerprints/fingerprints.repo.ts';
import { noteEnded } from '../consents/ended-consents.repo.ts';
import type { OwnKey } from '../licenses/own-license.ts';
import type { Database } from '@lf/platform/db/schema';

/** The caller's own finished fingerprint, by its key and not by its public link; undefined for everybody else. */
export async function findOwnFinished(db: Database, { userId, licenseCode }: OwnKey) {
  const row = await findFinished(db, licenseCode);
  return row?.user_id === userId && row.license_code === licenseCode ? row : undefined;
}

export function findOwnMirror(db: Database, { userId, licenseCode }: OwnKey) {
  return db
    .selectFrom('mirrors')
    .selectAll()
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
export type MirrorRow = NonNullable<Awaited<ReturnType<typeof findOwnMirror>>>;

/** Held until the transaction ends: replies come and go one after the other. */
export function holdMirror(db: Database, id: string) {
  return db.selectFrom('mirrors').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The key first, as everywhere: none is begun anew until the transaction ends. */
export async function holdKeyAndMirror(db: Database, { userId, licenseCode }: OwnKey): Promise<void> {
  await db.selectFrom('licenses').select('code').where('code', '=', licenseCode).forUpdate().execute();
  await db
    .selectFrom('mirrors')
    .select('id')
    .where('license_code', '=', licenseCode)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}

/** False where there is one already. The caller holds the key. */
export async function insertMirror(
  db: Database,
  { userId, licenseCode }: OwnKey,
  mirror: { readonly linkHash: string; readonly link: string; readonly cards: readonly string[] },
): Promise<boolean> {
  const row = await db
    .insertInto('mirrors')
    .values({
      license_code: licenseCode,
      user_id: userId,
      link_hash: mirror.linkHash,
      mirror_link: mirror.link,
      mirror_cards: JSON.stringify(mirror.cards),
    })
    .onConflict((conflict) => conflict.column('license_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** As it is then; undefined where it was closed already. */
export function closeMirrorRow(db: Database, id: string): Promise<MirrorRow | undefined> {
  return db
    .updateTable('mirrors')
    .set({ closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** With every reply and address, and what was reported of a reply. Complaints about an invitation stay. A backup from before does not bring them back. */
export async function deleteMirrorRow(db: Database, id: string): Promise<void> {
  const replies = await db.selectFrom('mirror_replies').select('id').where('mirror_id', '=', id).execute();
  await noteEnded(db, [id, ...replies.map((reply) => reply.id)]);
  await db.deleteFrom('mirrors').where('id', '=', id).execute();
}

/** Of keys that are taken back: friends could no longer reach what they replied. The caller holds the keys. */
export async function deleteMirrorsOfKeys(db: Database, codes: readonly string[]): Promise<void> {
  const mirrors = await db
    .selectFrom('mirrors')
    .select('id')
    .where('license_code', 'in', codes)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id } of mirrors) await deleteMirrorRow(db, id);
}

/**
 * Before their account: whoever just replies or complains holds the mirror, and then leans on its owner. With the mirrors that have invited
 * their confirmed address, in one order: two people who invited each other may leave in the same moment.
 */
export async function holdMirrorsOf(db: Database, userId: string, confirmedEmail: string | undefined): Promise<void> {
  await db
    .selectFrom('mirrors')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        ...(confirmedEmail === undefined
          ? []
          : [
              eb(
                'id',
                'in',
                eb.selectFrom('mirror_replies').select('mirror_id').where('recipient_email', '=', confirmedEmail),
              ),
            ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** By the secret of the shared link, with whose it is. */
export function findMirrorByLink(db: Database, linkHash: string) {
  return invitedTo(db).where('mirrors.link_hash', '=', linkHash).executeTakeFirst();
}

/** By its id, as a friend gets to it. */
export function findInvitedMirror(db: Database, id: string) {
  return invitedTo(db).where('mirrors.id', '=', id).executeTakeFirst();
}
export type InvitedMirror = NonNullable<Awaited<ReturnType<typeof findInvitedMirror>>>;

const invitedTo = (db: Database) =>
  db
    .selectFrom('mirrors')
    .innerJoin('users', 'users.id', 'mirrors.user_id')
    .innerJoin('licenses', 'licenses.code', 'mirrors.license_code')
    .where('licenses.status', '=', 'completed')
    .where('licenses.revoked_at', 'is', null)
    .select(['mirrors.id', 'mirrors.user_id', 'mirrors.closed_at', 'mirrors.mirror_cards', 'users.first_name']);
