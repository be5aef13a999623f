import { sql, type SqlBool } from 'kysely';
import { SIDE_BY_SIDE_LINK_DAYS } from '@lf/domain/together-limits';
import { noteEnded } from '../consents/ended-consents.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** Not used yet, and young enough to be used. */
const isOpen = sql<SqlBool>`(side_by_sides.accepter_id is null
  and side_by_sides.created_at > now() - make_interval(days => ${SIDE_BY_SIDE_LINK_DAYS}::int))`;

/** A fingerprint whose key was taken back is shown to nobody. */
const isFinishedOnBothSides = sql<SqlBool>`not exists (
  select from licenses
  where licenses.code in (side_by_sides.inviter_code, side_by_sides.accepter_code)
    and (licenses.status <> 'completed' or licenses.revoked_at is not null))`;

const isOneOfThem = (userId: string) =>
  sql<SqlBool>`(side_by_sides.inviter_id = ${userId}::uuid or side_by_sides.accepter_id = ${userId}::uuid)`;

/** The key of a finished result of this person's, held until the transaction ends; false when there is none. */
export async function holdFinished(db: Database, userId: string, licenseCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('licenses')
    .innerJoin('fingerprints', 'fingerprints.license_code', 'licenses.code')
    .select('licenses.code')
    .where('licenses.code', '=', licenseCode)
    .where('licenses.user_id', '=', userId)
    .where('licenses.status', '=', 'completed')
    .where('licenses.revoked_at', 'is', null)
    .where('fingerprints.values_philosophy', '<>', '')
    .forUpdate('licenses')
    .executeTakeFirst();
  return row !== undefined;
}

/** In one order, until the transaction ends: two people who answer each other's links at once do so one after the other. */
export async function holdKeys(db: Database, licenseCodes: readonly string[]): Promise<void> {
  await db
    .selectFrom('licenses')
    .select('code')
    .where('code', 'in', licenseCodes)
    .orderBy('code')
    .forUpdate()
    .execute();
}

export function insertLink(db: Database, link: { inviterId: string; inviterCode: string; secretHash: string }) {
  return db
    .insertInto('side_by_sides')
    .values({ inviter_id: link.inviterId, inviter_code: link.inviterCode, secret_hash: link.secretHash })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** What a secret leads to: a link that can be used, or the pair that it made. */
export function findBySecret(db: Database, secretHash: string) {
  return db
    .selectFrom('side_by_sides')
    .innerJoin('users', 'users.id', 'side_by_sides.inviter_id')
    .select([
      'side_by_sides.id',
      'side_by_sides.inviter_id',
      'side_by_sides.inviter_code',
      'side_by_sides.accepter_id',
      'users.first_name',
    ])
    .where('side_by_sides.secret_hash', '=', secretHash)
    .where((eb) => eb.or([isOpen, eb('side_by_sides.accepter_id', 'is not', null)]))
    .where(isFinishedOnBothSides)
    .executeTakeFirst();
}

/** The one in which these two keys stand beside each other, whoever of them asked. */
export function findPairOfKeys(db: Database, one: string, other: string) {
  return db
    .selectFrom('side_by_sides')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('inviter_code', '=', one), eb('accepter_code', '=', other)]),
        eb.and([eb('inviter_code', '=', other), eb('accepter_code', '=', one)]),
      ]),
    )
    .executeTakeFirst();
}

/** False when somebody else was first, or the link was taken back meanwhile. */
export async function writeAccepted(
  db: Database,
  id: string,
  accepter: { readonly userId: string; readonly licenseCode: string },
): Promise<boolean> {
  const row = await db
    .updateTable('side_by_sides')
    .set({ accepter_id: accepter.userId, accepter_code: accepter.licenseCode, accepted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(isOpen)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Links that wait, and everybody beside this person: newest first. */
export function listOf(db: Database, userId: string) {
  return db
    .selectFrom('side_by_sides')
    .select([
      'side_by_sides.id',
      'side_by_sides.inviter_id',
      'side_by_sides.inviter_code',
      'side_by_sides.accepter_id',
      'side_by_sides.accepter_code',
      sql<Date>`coalesce(side_by_sides.accepted_at, side_by_sides.created_at)`.as('since'),
      sql<string | null>`(
        select users.first_name from users where side_by_sides.accepter_id is not null and users.id =
          case when side_by_sides.inviter_id = ${userId}::uuid then side_by_sides.accepter_id else side_by_sides.inviter_id end
      )`.as('other_first_name'),
    ])
    .where(isOneOfThem(userId))
    .where((eb) => eb.or([isOpen, eb('side_by_sides.accepter_id', 'is not', null)]))
    .where(isFinishedOnBothSides)
    .orderBy('since', 'desc')
    .orderBy('side_by_sides.id')
    .execute();
}

/** The two that stand beside each other, for one of them; undefined for everybody else. */
export function findPair(db: Database, id: string, userId: string) {
  return db
    .selectFrom('side_by_sides')
    .select(['id', 'inviter_id', 'inviter_code', 'accepter_code'])
    .where('id', '=', id)
    .where('accepter_id', 'is not', null)
    .where(isOneOfThem(userId))
    .where(isFinishedOnBothSides)
    .executeTakeFirst();
}

/** The results of these keys, with the first name of whose they are. */
export function findSides(db: Database, licenseCodes: readonly string[]) {
  return db
    .selectFrom('fingerprints')
    .innerJoin('users', 'users.id', 'fingerprints.user_id')
    .select(['fingerprints.license_code', 'fingerprints.narrative', 'users.first_name'])
    .where('fingerprints.license_code', 'in', licenseCodes)
    .execute();
}

/**
 * A link of this person's, or a pair, and with a pair all of their own links that nobody has used yet: by an older one the other could bring
 * it back alone. Held in one order, as where an account ends.
 */
export async function deleteOwn(db: Database, id: string, userId: string) {
  const held = await db
    .selectFrom('side_by_sides')
    .select(['id', 'inviter_id', 'accepter_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('id', '=', id), isOneOfThem(userId)]),
        eb.and([eb('inviter_id', '=', userId), eb('accepter_id', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const ended = held.find((row) => row.id === id);
  if (ended === undefined) return undefined;
  const ids = ended.accepter_id === null ? [id] : held.map((row) => row.id);
  await noteEnded(db, ids);
  await db.deleteFrom('side_by_sides').where('id', 'in', ids).execute();
  return ended;
}

/** A link that is not needed: false when somebody has used it, or it was taken back meanwhile. */
export async function deleteLink(db: Database, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('side_by_sides')
    .where('id', '=', id)
    .where('accepter_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** In one order, so that two people of a pair who leave in the same moment do not wait for each other. */
export async function holdSideBySides(db: Database, userId: string): Promise<void> {
  await db.selectFrom('side_by_sides').select('id').where(isOneOfThem(userId)).orderBy('id').forUpdate().execute();
}

/** Of keys that are taken back: nobody could see them or end them any longer. The caller holds the keys. */
export async function deleteSideBySidesOfKeys(db: Database, codes: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('side_by_sides')
    .select('id')
    .where((eb) => eb.or([eb('inviter_code', 'in', codes), eb('accepter_code', 'in', codes)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await noteEnded(db, ids);
  await db.deleteFrom('side_by_sides').where('id', 'in', ids).execute();
}

/** Forgets links that nobody used in time. */
export async function sweepSideBySides(db: Database): Promise<void> {
  const unused = db
    .selectFrom('side_by_sides')
    .select('id')
    .where('accepter_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${SIDE_BY_SIDE_LINK_DAYS}::int)`)
    // Whoever is just ending theirs holds them in another order.
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('side_by_sides').where('id', 'in', unused).execute();
}
