import { CompiledQuery } from 'kysely';
import { PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { createBatch } from '@lf/platform/db/batch';
import type { LicenseStatus } from '@lf/domain/license-status';
import type { Database } from '@lf/platform/db/schema';

/** A key in somebody's list: their own, or one that they gave away and that was claimed. */
interface ListedKey {
  readonly listed_for: string;
  readonly is_given: boolean;
  readonly code: string;
  readonly user_id: string;
  readonly status: LicenseStatus;
  readonly created_at: Date;
  readonly order_id: string | null;
  readonly given_by: string | null;
  readonly gift_id: string | null;
  readonly recipient_email: string | null;
}

const HELD = `user_id = asked.id and revoked_at is null`;

const own = (
  keys: string,
) => `select false as is_given, licenses.code, licenses.user_id, licenses.status, licenses.created_at, licenses.order_id,
      licenses.given_by, gifts.id as gift_id, gifts.recipient_email
    from ${keys} left join gifts
      on gifts.license_code = licenses.code and gifts.claimed_at is null and gifts.taken_back_at is null`;

/** Of each person: the keys that can be used, and the newest of those that are finished or were given away. */
const LIST_KEYS = `select asked.id as listed_for, listed.* from unnest($1::uuid[]) as asked (id) cross join lateral (
    (${own(`(select * from licenses where ${HELD} and status in ('active', 'used')) as licenses`)})
    union all
    (${own(`(select * from licenses where ${HELD} and status = 'completed' order by created_at desc, code limit $2) as licenses`)})
    union all
    (select true, gifts.license_code, licenses.user_id, licenses.status, licenses.created_at, null, null, gifts.id, gifts.recipient_email
      from gifts inner join licenses on licenses.code = gifts.claimed_license_code
      where gifts.giver_id = asked.id and gifts.claimed_license_code is not null and licenses.revoked_at is null
      order by gifts.claimed_at desc limit $2)
  ) as listed`;

export type ListKeys = (userId: string) => Promise<readonly ListedKey[]>;

/** Everybody's keys who ask in the same moment, in one statement. */
export function createListKeys(db: Database, pastMax: number = PAST_KEYS_SHOWN_MAX): ListKeys {
  return createBatch(async (userIds) => {
    const asked = [...new Set(userIds)];
    const { rows } = await db.executeQuery<ListedKey>(CompiledQuery.raw(LIST_KEYS, [asked, pastMax]));
    const lists = new Map<string, ListedKey[]>(asked.map((id) => [id, []]));
    for (const row of rows) lists.get(row.listed_for)?.push(row);
    return userIds.map((id) => lists.get(id) ?? []);
  });
}
