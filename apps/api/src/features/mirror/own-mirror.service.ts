import { createHash } from 'node:crypto';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { mirrorCards } from '@lf/domain/mirror/mirror-cards';
import { seeded } from '@lf/domain/fingerprint-art/seeded';
import { conflict, notFound } from '@lf/platform/http/errors';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { holdOwnLicense, type OwnKey } from '../licenses/own-license.ts';
import { holdPerson } from '../users/users.repo.ts';
import { noteEnded } from '../consents/ended-consents.repo.ts';
import { keyEnd, recordEvent } from '../audit/audit.repo.ts';
import { readListed } from '../fingerprints/read-narrative.ts';
import {
  closeMirrorRow,
  deleteMirrorRow,
  findOwnFinished,
  findOwnMirror,
  holdMirror,
  insertMirror,
  type MirrorRow,
} from './mirrors.repo.ts';
import { writeHidden } from './mirror-replies.repo.ts';
import { isBlocked } from './mirror-blocks.repo.ts';
import { readOwnMirror } from './mirror-view.ts';
import { settleReplies } from './settle-replies.ts';
import { insertReport } from './mirror-reports.repo.ts';
import type { Database } from '@lf/platform/db/schema';
import type { OwnMirror } from '@lf/contract/mirror';
import type { ApiContext } from '../api-context.ts';

/**
 * The same for one fingerprint each time: an owner who begins anew shows the same ten words, so that whoever has seen both pages cannot tell
 * the owner's by what they have in common. Who owns it is known to nobody else: from the key alone, which others may know, nothing follows.
 */
const seedOf = ({ userId, licenseCode }: OwnKey): number =>
  createHash('sha256').update(`${licenseCode} ${userId}`).digest().readUInt32BE(0);

export interface Answer {
  readonly mirror: OwnMirror | null;
}

export const notYours = () => notFound(KEY_MESSAGES.licenseUnknown);
export const notStarted = () => notFound(MIRROR_MESSAGES.notStarted, 'mirror_not_started');

export async function assertNotBlocked(db: Database, userId: string): Promise<void> {
  if (await isBlocked(db, userId)) throw conflict(MIRROR_MESSAGES.blocked, 'mirror_blocked');
}

export async function ownMirror({ db, config }: ApiContext, key: OwnKey): Promise<Answer> {
  const mirror = await readOwnMirror(db, key, config.PUBLIC_URL);
  if (mirror === undefined) throw notYours();
  return { mirror };
}

const about = ({ userId, licenseCode }: OwnKey) => ({ userId, detail: { keyEnd: keyEnd(licenseCode) } });

export async function startMirror(context: ApiContext, key: OwnKey): Promise<Answer> {
  await context.db.transaction().execute(async (db) => {
    await holdOwnLicense(db, key.userId, key.licenseCode);
    // An operator who is just barring them has to be done first.
    await holdPerson(db, key.userId);
    await assertNotBlocked(db, key.userId);
    const finished = await findOwnFinished(db, key);
    if (finished === undefined) throw notYours();
    const link = newLinkSecret();
    const { values } = readListed(finished.narrative);
    const cards = mirrorCards(values, seeded(seedOf(key)));
    if (await insertMirror(db, key, { linkHash: hashOfLinkSecret(link), link, cards }))
      await recordEvent(db, { ...about(key), kind: 'mirror_started' });
  });
  return ownMirror(context, key);
}

/** The caller's own mirror, held until the transaction ends. */
async function holdOwn(db: Database, key: OwnKey): Promise<MirrorRow> {
  const own = await findOwnMirror(db, key);
  const mirror = own && (await holdMirror(db, own.id));
  if (mirror === undefined) throw notStarted();
  return mirror;
}

/** Does something with the caller's own mirror, and answers how it stands then. */
export async function change(
  context: ApiContext,
  key: OwnKey,
  work: (db: Database, mirror: MirrorRow) => Promise<void>,
): Promise<Answer> {
  await context.db.transaction().execute(async (db) => {
    if ((await findOwnFinished(db, key)) === undefined) throw notYours();
    await work(db, await holdOwn(db, key));
  });
  return ownMirror(context, key);
}

export const close = (context: ApiContext, key: OwnKey): Promise<Answer> =>
  change(context, key, async (db, mirror) => {
    const closed = await closeMirrorRow(db, mirror.id);
    if (closed === undefined) return;
    await noteEnded(db, [closed.open_id]);
    await settleReplies(db, closed, context.config.PUBLIC_URL);
    await recordEvent(db, { ...about(key), kind: 'mirror_closed' });
  });

export async function remove(context: ApiContext, key: OwnKey): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await deleteMirrorRow(db, (await holdOwn(db, key)).id);
    await recordEvent(db, { ...about(key), kind: 'mirror_deleted' });
  });
}

const sentenceUnknown = () => notFound(MIRROR_MESSAGES.sentenceUnknown, 'mirror_sentence_unknown');

export const hideSentence = (context: ApiContext, key: OwnKey, id: string, hidden: boolean): Promise<Answer> =>
  change(context, key, async (db, mirror) => {
    if (!(await writeHidden(db, mirror.id, id, hidden))) throw sentenceUnknown();
  });

export const reportSentence = (context: ApiContext, key: OwnKey, id: string): Promise<Answer> =>
  change(context, key, async (db, mirror) => {
    if (!(await writeHidden(db, mirror.id, id, true))) throw sentenceUnknown();
    await insertReport(db, context.config, { kind: 'sentence', mirror, replyId: id });
  });
