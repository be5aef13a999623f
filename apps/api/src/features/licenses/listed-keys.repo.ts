import { CompiledQuery } from 'kysely';
import { createBatch, readsAtOnce } from '@lf/platform/db/batch';
import type { OlderKeys } from '@lf/contract/licenses';
import type { LicenseStatus } from '@lf/domain/license-status';
import type { Database } from '@lf/platform/db/schema';

/** A key in somebody's list: their own, or one that they gave away and that was claimed. */
export interface ListedKey {
  readonly is_given: boolean;
  /** Among the finished ones, or among the given ones. Null where all are listed. */
  readonly place: number | null;
  readonly code: string;
  readonly user_id: string;
  readonly status: LicenseStatus;
  readonly created_at: Date;
  readonly order_id: string | null;
  readonly given_by: string | null;
  readonly gift_id: string | null;
  readonly recipient_email: string | null;
}

const finished = (userId: string) => `user_id = ${userId} and revoked_at is null and status = 'completed'`;
/** A plan that knows this number takes an account for one with fewer keys, reads them all and sorts them. */
const MAX = '(select $2::int)';
const FINISHED_ORDER = 'created_at desc, code';
const GIVEN_ORDER = 'gifts.claimed_at desc, gifts.id desc';

const own = (
  keys: string,
) => `select false as is_given, licenses.place, licenses.code, licenses.user_id, licenses.status, licenses.created_at, licenses.order_id,
      licenses.given_by, gifts.id as gift_id, gifts.recipient_email
    from (${keys}) as licenses left join gifts
      on gifts.license_code = licenses.code and gifts.claimed_at is null and gifts.taken_back_at is null`;

const numbered = (keys: string, limit: string) =>
  `select *, row_number() over (order by ${FINISHED_ORDER})::int as place from ${keys} order by ${FINISHED_ORDER} limit ${limit}`;

/** `offset 0`: one key is looked up for each gift that is listed. Else a plan may read all keys at once, to join them. */
const given = (giverId: string, limit: string, after = '') =>
  `select true as is_given, row_number() over (order by ${GIVEN_ORDER})::int as place, gifts.license_code, licenses.user_id, licenses.status,
      licenses.created_at, null::uuid, null::uuid, gifts.id, gifts.recipient_email
    from gifts cross join lateral (select user_id, status, created_at from licenses
      where licenses.code = gifts.claimed_license_code and licenses.revoked_at is null offset 0) as licenses
    where gifts.giver_id = ${giverId} and gifts.claimed_license_code is not null ${after}
    order by ${GIVEN_ORDER} limit ${limit}`;

/** Of each person: the keys that can be used, and the newest of those that are finished or were given away. */
const LIST_KEYS = `select asked.id as listed_for, listed.* from unnest($1::uuid[]) as asked (id) cross join lateral (
    (${own(`select *, null::int as place from licenses where user_id = asked.id and revoked_at is null and status in ('active', 'used')`)})
    union all
    (${own(numbered(`licenses where ${finished('asked.id')}`, MAX))})
    union all
    (${given('asked.id', MAX)})
  ) as listed`;

export type ListKeys = (userId: string) => Promise<readonly ListedKey[]>;

/** Everybody's keys who ask in the same moment, in one statement. */
export function createListKeys(db: Database, pastMax: number): ListKeys {
  return createBatch(
    async (userIds) => {
      const asked = [...new Set(userIds)];
      const { rows } = await db.executeQuery<ListedKey & { listed_for: string }>(
        CompiledQuery.raw(LIST_KEYS, [asked, pastMax]),
      );
      const lists = new Map<string, ListedKey[]>(asked.map((id) => [id, []]));
      for (const row of rows) lists.get(row.listed_for)?.push(row);
      return userIds.map((id) => lists.get(id) ?? []);
    },
    { atOnce: readsAtOnce(db) },
  );
}

/** Whose it is, is asked of the row that was found: else a plan may look for it through everything of the person's. */
const LAST_FINISHED = `(select case when user_id = $1::uuid then created_at end from licenses where code = $3::text)`;
const LAST_GIVEN = `(select case when giver_id = $1::uuid then claimed_at end from gifts where id = $4::uuid)`;

/** Keys of one purchase have the same date, thousands of them perhaps: those are gone through by their codes, so that either part reads only what it lists. */
const LIST_OLDER = `(${own(
  numbered(
    `((select * from licenses where ${finished('$1::uuid')} and created_at = ${LAST_FINISHED} and code > $3::text order by code limit $2)
      union all
      (select * from licenses where ${finished('$1::uuid')} and created_at < ${LAST_FINISHED} order by ${FINISHED_ORDER} limit $2)) as older`,
    '$2',
  ),
)})
  union all
  (${given('$1::uuid', '$2', `and (gifts.claimed_at, gifts.id) < (${LAST_GIVEN}, $4::uuid)`)})`;

/** What comes after the named ones; somebody else's are not there. */
export async function findOlderKeys(
  db: Database,
  userId: string,
  { finished: code, given: giftId }: OlderKeys,
  max: number,
): Promise<readonly ListedKey[]> {
  const { rows } = await db.executeQuery<ListedKey>(
    CompiledQuery.raw(LIST_OLDER, [userId, max, code ?? null, giftId ?? null]),
  );
  return rows;
}
