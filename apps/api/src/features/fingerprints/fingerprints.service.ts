import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { leasesSpent } from '@lf/platform/db/lease';
import { notFound } from '@lf/platform/http/errors';
import { assertOwnLicense, type OwnKey } from '../licenses/own-license.ts';
import { newCode } from '../licenses/licenses.repo.ts';
import { findFinished, listFinishedOf, writeShareCode, writeSharing } from './fingerprints.repo.ts';
import type { FinishedLink } from './links.repo.ts';
import { readListed, readNarrative } from './read-narrative.ts';
import { publicContent } from './public-content.ts';
import { SAMPLE_FINGERPRINT } from './sample.ts';
import { keyEnd, recordEvent } from '../audit/audit.repo.ts';
import type { FingerprintContent, FinishedFingerprint as FinishedListed } from '@lf/contract/fingerprints';
import type { Narrative } from '@lf/contract/narrative';
import type { Database } from '@lf/platform/db/schema';

/** The owner's copy: their texts whole, with their name and the day it was made. */
export interface WholeFingerprint {
  readonly narrative: Narrative;
  readonly name: string;
  readonly madeAt: Date;
}

export interface OwnFingerprint extends WholeFingerprint {
  readonly userId: string;
}

export interface FinishedFingerprint {
  /** What anyone with the link may see. */
  readonly content: FingerprintContent;
  readonly isPublic: boolean;
  /** The key it belongs to: not for strangers. */
  readonly licenseCode: string;
  /** The code in the link. */
  readonly shareCode: string;
  /** For the owner alone. */
  readonly own: OwnFingerprint | undefined;
  /** Of the sample alone: everybody gets the whole of it. */
  readonly sample?: WholeFingerprint;
}

const linkCode = ({ license_code, share_code }: FinishedLink): string => share_code ?? license_code;

/** To strangers: while its owner keeps the link on, and only under the link's own code. */
export const isShown = (link: FinishedLink, code: string): boolean => link.public && code === linkCode(link);

/** Unknown, unfinished, switched off and replaced look alike to everyone but the owner: not there. */
export async function findShown(
  db: Database,
  code: string,
  viewerId: string | undefined,
): Promise<FinishedFingerprint | undefined> {
  if (code === SAMPLE_CODE) return SAMPLE_FINGERPRINT;
  const row = await findFinished(db, code);
  if (!row) return undefined;
  const licenseCode = row.license_code;
  const isOwn = row.user_id === viewerId;
  if (!isOwn && !isShown(row, code)) return undefined;
  const narrative = readNarrative(licenseCode, row.narrative);
  const own = isOwn
    ? { userId: row.user_id, narrative, name: `${row.first_name} ${row.last_name}`.trim(), madeAt: row.updated_at }
    : undefined;
  return { content: publicContent(narrative), isPublic: row.public, licenseCode, shareCode: linkCode(row), own };
}

export async function shownFingerprint(
  db: Database,
  code: string,
  viewerId: string | undefined,
): Promise<FinishedFingerprint> {
  const shown = await findShown(db, code, viewerId);
  if (!shown) throw notFound(RESULT_MESSAGES.notShown);
  return shown;
}

export async function setSharing(db: Database, key: OwnKey, isPublic: boolean): Promise<{ public: boolean }> {
  await assertOwnLicense(db, key.userId, key.licenseCode);
  if (!(await writeSharing(db, key.licenseCode, key.userId, isPublic))) throw notFound();
  await recordEvent(db, {
    userId: key.userId,
    kind: isPublic ? 'sharing_on' : 'sharing_off',
    detail: { keyEnd: keyEnd(key.licenseCode) },
  });
  if (!isPublic) await leasesSpent();
  return { public: isPublic };
}

/** As hard to guess as a key. */
export async function replaceLink(db: Database, key: OwnKey): Promise<{ shareCode: string }> {
  await assertOwnLicense(db, key.userId, key.licenseCode);
  const shareCode = newCode();
  if (!(await writeShareCode(db, key.licenseCode, key.userId, shareCode))) throw notFound();
  await recordEvent(db, {
    userId: key.userId,
    kind: 'link_replaced',
    detail: { keyEnd: keyEnd(key.licenseCode) },
  });
  await leasesSpent();
  return { shareCode };
}

/** What the account shows of finished results: the picture's values, and the day. */
export async function finishedFingerprints(db: Database, userId: string): Promise<FinishedListed[]> {
  return (await listFinishedOf(db, userId)).map((row) => {
    const { values, archetype } = readListed(row.narrative);
    return { licenseCode: row.license_code, finishedAt: row.updated_at.toISOString(), values, archetype };
  });
}
