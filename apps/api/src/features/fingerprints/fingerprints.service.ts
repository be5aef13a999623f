import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { notFound } from '@lf/platform/http/errors';
import { assertOwnLicense, type OwnKey } from '../licenses/own-license.ts';
import { findFinished, writeSharing } from './fingerprints.repo.ts';
import { readNarrative } from './read-narrative.ts';
import { publicContent } from './public-content.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';
import type { Database } from '@lf/platform/db/schema';

export interface FinishedFingerprint {
  readonly content: FingerprintContent;
  readonly isPublic: boolean;
}

/** Unknown, unfinished and switched off look alike to everyone but the owner: not there. */
export async function findShown(
  db: Database,
  licenseCode: string,
  viewerId: string | undefined,
): Promise<FinishedFingerprint | undefined> {
  const row = await findFinished(db, licenseCode);
  if (!row || (!row.public && row.user_id !== viewerId)) return undefined;
  return { content: publicContent(readNarrative(licenseCode, row.narrative)), isPublic: row.public };
}

export async function shownFingerprint(
  db: Database,
  licenseCode: string,
  viewerId: string | undefined,
): Promise<FinishedFingerprint> {
  const shown = await findShown(db, licenseCode, viewerId);
  if (!shown) throw notFound(RESULT_MESSAGES.notShown);
  return shown;
}

export async function setSharing(db: Database, key: OwnKey, isPublic: boolean): Promise<{ public: boolean }> {
  await assertOwnLicense(db, key.userId, key.licenseCode);
  if (!(await writeSharing(db, key.licenseCode, key.userId, isPublic))) throw notFound();
  return { public: isPublic };
}
