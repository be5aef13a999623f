import { OLDER_KEYS_SHOWN_MAX, PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { createListKeys, findOlderKeys, type ListedKey } from './listed-keys.repo.ts';
import { presentLicense } from './license-presenter.ts';
import type { License, LicenseList, OlderKeys } from '@lf/contract/licenses';
import type { Database } from '@lf/platform/db/schema';

const giftOf = ({ gift_id, recipient_email }: ListedKey, state: 'sent' | 'claimed') =>
  gift_id === null ? {} : { gift: { id: gift_id, state, recipientEmail: recipient_email } };

const present = (row: ListedKey): License =>
  row.is_given
    ? { ...presentLicense(row), userId: null, ...giftOf(row, 'claimed') }
    : {
        ...presentLicense(row),
        ...(row.order_id === null || row.given_by !== null ? {} : { orderId: row.order_id }),
        ...giftOf(row, 'sent'),
      };

/** By code unit: a comparison by language takes longer than the rest for a long list. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The last that is listed of those that have a further one. */
const lastOf = (rows: readonly ListedKey[], max: number, isGiven: boolean): ListedKey | undefined =>
  rows.some(({ place, is_given }) => is_given === isGiven && (place ?? 0) > max)
    ? rows.find(({ place, is_given }) => is_given === isGiven && place === max)
    : undefined;

/** Own keys and given ones, newest first. `rows` has one more of each kind than is listed, where there is one. */
function listOf(rows: readonly ListedKey[], max: number): LicenseList {
  const result = rows
    .filter(({ place }) => place === null || place <= max)
    .map(present)
    .sort((a, b) => inOrder(b.createdAt, a.createdAt) || inOrder(a.code, b.code));
  const finished = lastOf(rows, max, false)?.code;
  const given = lastOf(rows, max, true)?.gift_id ?? undefined;
  return finished === undefined && given === undefined ? { result } : { result, older: { finished, given } };
}

export function createKeyList(db: Database): (userId: string) => Promise<LicenseList> {
  const list = createListKeys(db, PAST_KEYS_SHOWN_MAX + 1);
  return async (userId) => listOf(await list(userId), PAST_KEYS_SHOWN_MAX);
}

export const olderKeyList = async (db: Database, userId: string, after: OlderKeys): Promise<LicenseList> =>
  listOf(await findOlderKeys(db, userId, after, OLDER_KEYS_SHOWN_MAX + 1), OLDER_KEYS_SHOWN_MAX);

const ALL_KEYS = 2_147_483_647;

/** Everything: what the account's list leaves out, too. */
export const allKeys = async (db: Database, userId: string): Promise<readonly License[]> =>
  listOf(await createListKeys(db, ALL_KEYS)(userId), ALL_KEYS).result;
