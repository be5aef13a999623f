import { LICENSE_STATUSES, mayMoveTo, type LicenseStatus } from '@lf/domain/license-status';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { conflict, notFound } from '@lf/platform/http/errors';
import { findLicense, moveLicense } from './licenses.repo.ts';
import { hasNarrative } from './saved-narrative.ts';
import { presentLicense } from './license-presenter.ts';
import { keyEnd, recordEvent } from '../audit/audit.repo.ts';
import type { License } from '@lf/contract/licenses';
import type { Database } from '@lf/platform/db/schema';

const licenseUnknown = () => notFound(KEY_MESSAGES.licenseUnknown, 'license_unknown');

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
