import { randomInt } from 'node:crypto';
import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { mirrorCards } from '@lf/domain/mirror/mirror-cards';
import { seeded } from '@lf/domain/fingerprint-art/seeded';
import { conflict, notFound, ruleBroken } from '@lf/platform/http/errors';
import { countMailTo } from '../../email/mails-to-address.ts';
import { insertMail } from '../../email/mailer.ts';
import { mirrorInvitationMail } from '../../email/mirror-invitation-mail.ts';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { holdOwnLicense, type OwnKey } from '../licenses/own-license.ts';
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
import { insertInvitation, listReplies, writeHidden } from './mirror-replies.repo.ts';
import { readOwnMirror } from './mirror-view.ts';
import { settleReplies } from './settle-replies.ts';
import { insertReport } from './mirror-reports.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';
import type { OwnMirror } from '@lf/contract/mirror';
import type { ApiContext } from '../api-context.ts';

/** Whoever deletes a mirror and begins anew cannot mail the world. */
const INVITATIONS_A_DAY = { name: 'mirror-invitations', max: 30, windowSeconds: 24 * 60 * 60 };

/** As many as the generator behind the cards tells apart. */
const SEEDS = 2 ** 32;

interface Answer {
  readonly mirror: OwnMirror | null;
}

const notYours = () => notFound(KEY_MESSAGES.licenseUnknown);
const notStarted = () => notFound(MIRROR_MESSAGES.notStarted, 'mirror_not_started');

export async function ownMirror({ db, config }: ApiContext, key: OwnKey): Promise<Answer> {
  const mirror = await readOwnMirror(db, key, config.PUBLIC_URL);
  if (mirror === undefined) throw notYours();
  return { mirror };
}

const about = ({ userId, licenseCode }: OwnKey) => ({ userId, detail: { keyEnd: keyEnd(licenseCode) } });

export async function startMirror(context: ApiContext, key: OwnKey): Promise<Answer> {
  await context.db.transaction().execute(async (db) => {
    await holdOwnLicense(db, key.userId, key.licenseCode);
    const finished = await findOwnFinished(db, key);
    if (finished === undefined) throw notYours();
    const link = newLinkSecret();
    const { values } = readListed(finished.narrative);
    const cards = mirrorCards(values, seeded(randomInt(SEEDS)));
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
async function change(
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

/** Whom of these it is still to be asked; refused where there is no room, or nobody can reply any more. */
async function toInvite(db: Database, mirror: MirrorRow, emails: readonly string[]): Promise<readonly string[]> {
  if (mirror.closed_at !== null) throw conflict(MIRROR_MESSAGES.closed, 'mirror_closed');
  const invited = (await listReplies(db, mirror.id)).flatMap(({ recipient_email: email }) => email ?? []);
  const fresh = [...new Set(emails)].filter((email) => !invited.includes(email));
  if (invited.length + fresh.length > MIRROR_PEOPLE_MAX) throw ruleBroken([MIRROR_MESSAGES.peopleTooMany]);
  return fresh;
}

export async function invite(
  context: ApiContext,
  owner: CurrentUser,
  key: OwnKey,
  emails: readonly string[],
): Promise<Answer & { readonly alreadyInvited: string[] }> {
  if (!owner.emailConfirmed) throw conflict(MIRROR_MESSAGES.emailUnconfirmed, 'email_unconfirmed');
  if (emails.includes(owner.email)) throw ruleBroken([MIRROR_MESSAGES.ownEmail]);
  const own = await findOwnMirror(context.db, key);
  if (own === undefined) throw notStarted();
  // Before anything is written: an address that has had enough mails refuses the whole list, and nobody gets half of it.
  const fresh = await toInvite(context.db, own, emails);
  for (const email of fresh) {
    await context.limit(INVITATIONS_A_DAY, owner.id);
    await countMailTo(context, email);
  }
  const answer = await change(context, key, async (db, mirror) => {
    for (const email of await toInvite(db, mirror, emails)) {
      const secret = newLinkSecret();
      const mirrorReplyId = await insertInvitation(db, {
        mirrorId: mirror.id,
        email,
        secretHash: hashOfLinkSecret(secret),
      });
      const link = `${context.config.PUBLIC_URL}/mirror?invitation=${secret}`;
      await insertMail(db, { to: email, mirrorReplyId, ...mirrorInvitationMail({ owner: owner.firstName, link }) });
    }
  });
  void context.mailer.flush();
  return { ...answer, alreadyInvited: emails.filter((email) => !fresh.includes(email)) };
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
    await insertReport(db, context.config, { kind: 'sentence', mirrorId: mirror.id, replyId: id });
  });
