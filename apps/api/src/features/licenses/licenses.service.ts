import { LICENSE_STATUSES, mayMoveTo, type LicenseStatus } from '@lf/domain/license-status';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { conflict, notFound } from '@lf/platform/http/errors';
import { findLicense, moveLicense } from './licenses.repo.ts';
import { hasNarrative } from './saved-narrative.ts';
import { presentLicense } from './license-presenter.ts';
import { keyEnd, recordEvent } from '../audit/audit.repo.ts';
import type { ListKeys } from './listed-keys.repo.ts';
import type { License } from '@lf/contract/licenses';
import type { Database } from '@lf/platform/db/schema';

const licenseUnknown = () => notFound(KEY_MESSAGES.licenseUnknown, 'license_unknown');

/** Own keys and given ones, newest first. */
export async function listKeys(list: ListKeys, userId: string): Promise<License[]> {
  const keys = (await list(userId)).map((row): License =>
    row.is_given
      ? { ...presentLicense(row), userId: null, ...giftOf(row, 'claimed') }
      : {
          ...presentLicense(row),
          ...(row.order_id === null || row.given_by !== null ? {} : { orderId: row.order_id }),
          ...giftOf(row, 'sent'),
        },
  );
  return keys.sort((a, b) => inOrder(b.createdAt, a.createdAt) || inOrder(a.code, b.code));
}

/** By code unit: a comparison by language takes longer than the rest for a long list. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const giftOf = (
  { gift_id, recipient_email }: { gift_id: string | null; recipient_email: string | null },
  state: 'sent' | 'claimed',
) => (gift_id === null ? {} : { gift: { id: gift_id, state, recipientEmail: recipient_email } });

/** The owner's call: active -> used -> completed, and completed only with a saved result. Asking for the present status is no error. */
export async function setStatus(db: Database, userId: string, code: string, to: LicenseStatus): Promise<License> {
  const found = await findLicense(db, code, userId);
  if (!found) throw licenseUnknown();
  if (found.status === to) return presentLicense(found);
  if (!mayMoveTo(found.status, to)) throw conflict(KEY_MESSAGES.statusMove, 'status_move');
  if (to === 'completed' && !(await hasNarrative(db, code)))
    throw conflict(KEY_MESSAGES.statusNeedsNarrative, 'status_needs_narrative');
  const moved = await moveLicense(
    db,
    code,
    userId,
    LICENSE_STATUSES.filter((from) => mayMoveTo(from, to)),
    to,
  );
  if (moved) {
    const kind = to === 'completed' ? 'key_completed' : 'key_started';
    await recordEvent(db, { userId, kind, detail: { keyEnd: keyEnd(code) } });
    return presentLicense(moved);
  }
  // Somebody was faster, or the key is on its way to somebody else.
  const now = await findLicense(db, code, userId);
  if (!now) throw licenseUnknown();
  if (now.status === to) return presentLicense(now);
  throw conflict(KEY_MESSAGES.licenseIsGift, 'license_is_gift');
}
