import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { conflict, ruleBroken, tooOften, waitInWords } from '@lf/platform/http/errors';
import { callsLeft } from '@lf/platform/http/rate-limit';
import { countMailTo, mailedEnough } from '../../email/mails-to-address.ts';
import { insertMail } from '../../email/mailer.ts';
import { mirrorInvitationMail } from '../../email/mirror-invitation-mail.ts';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { askedLately, noteAsked } from './mirror-mails.repo.ts';
import { insertInvitation, listReplies } from './mirror-replies.repo.ts';
import { findOwnFinished, findOwnMirror, type MirrorRow } from './mirrors.repo.ts';
import { assertNotBlocked, change, notStarted, notYours } from './own-mirror.service.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';
import type { OwnMirror } from '@lf/contract/mirror';
import type { OwnKey } from '../licenses/own-license.ts';
import type { ApiContext } from '../api-context.ts';

/** Whoever deletes a mirror and begins anew cannot mail the world. */
const INVITATIONS_A_DAY = { name: 'mirror-invitations', max: 30, windowSeconds: 24 * 60 * 60 };

interface InviteAnswer {
  readonly mirror: OwnMirror;
  readonly alreadyInvited: string[];
}

interface Asked {
  /** Who is still to be invited. */
  readonly fresh: readonly string[];
  readonly alreadyInvited: readonly string[];
}

const askedBefore = (emails: readonly string[]) =>
  ruleBroken([MIRROR_MESSAGES.askedBefore(emails)], 'mirror_asked_before');

/** Refused where there is no room, where nobody can reply any longer, and where somebody would get a second mail. */
async function toInvite(db: Database, mirror: MirrorRow, emails: readonly string[]): Promise<Asked> {
  await assertNotBlocked(db, mirror.user_id);
  if (mirror.closed_at !== null) throw conflict(MIRROR_MESSAGES.closed, 'mirror_closed');
  const replies = await listReplies(db, mirror.id);
  if (replies.filter((reply) => reply.replied).length >= MIRROR_PEOPLE_MAX)
    throw conflict(MIRROR_MESSAGES.repliesFull, 'mirror_full');
  const invited = new Set(replies.flatMap(({ recipient_email: email }) => email ?? []));
  const all = [...new Set(emails)];
  const fresh = all.filter((email) => !invited.has(email));
  if (invited.size + fresh.length > MIRROR_PEOPLE_MAX) throw ruleBroken([MIRROR_MESSAGES.peopleTooMany]);
  const before = await askedLately(db, mirror.user_id, fresh);
  if (before.length > 0) throw askedBefore(before);
  return { fresh, alreadyInvited: all.filter((email) => invited.has(email)) };
}

/** All of them or none: what one address has had too much of is not counted for the others, however often somebody tries. */
async function count(context: ApiContext, userId: string, emails: readonly string[]): Promise<void> {
  const { db, config, limit } = context;
  const { left, seconds } = await callsLeft(db, config.RATE_LIMIT_FACTOR, INVITATIONS_A_DAY, userId);
  if (left < emails.length)
    throw tooOften(seconds, MIRROR_MESSAGES.invitedEnough(INVITATIONS_A_DAY.max, waitInWords(seconds)));
  const enough = await mailedEnough(context, emails);
  if (enough !== undefined)
    throw tooOften(enough.seconds, MIRROR_MESSAGES.mailedEnough(enough.emails, waitInWords(enough.seconds)));
  for (const email of emails) {
    await limit(INVITATIONS_A_DAY, userId);
    await countMailTo(context, email);
  }
}

/** Also of whoever wants no such mail, which the mailer leaves out: to the owner they look like everybody else who was invited. */
async function inviteOne(
  db: Database,
  { id, user_id, license_code }: MirrorRow,
  { email, owner, publicUrl }: { readonly email: string; readonly owner: string; readonly publicUrl: string },
): Promise<void> {
  const secret = newLinkSecret();
  if (!(await noteAsked(db, { userId: user_id, licenseCode: license_code, email, secret }))) throw askedBefore([email]);
  const mirrorReplyId = await insertInvitation(db, { mirrorId: id, email, secretHash: hashOfLinkSecret(secret) });
  const link = `${publicUrl}/mirror?invitation=${secret}`;
  await insertMail(db, { to: email, mirrorReplyId, ...mirrorInvitationMail({ owner, link }) });
}

export async function invite(
  context: ApiContext,
  owner: CurrentUser,
  key: OwnKey,
  emails: readonly string[],
): Promise<InviteAnswer> {
  if (!owner.emailConfirmed) throw conflict(MIRROR_MESSAGES.emailUnconfirmed, 'email_unconfirmed');
  if (emails.includes(owner.email)) throw ruleBroken([MIRROR_MESSAGES.ownEmail]);
  if ((await findOwnFinished(context.db, key)) === undefined) throw notYours();
  const own = await findOwnMirror(context.db, key);
  if (own === undefined) throw notStarted();
  // Outside the transaction: the embedded database has one connection for everybody, also for those who count.
  await count(context, owner.id, (await toInvite(context.db, own, emails)).fresh);
  const alreadyInvited: string[] = [];
  const { mirror } = await change(context, key, async (db, held) => {
    const asked = await toInvite(db, held, emails);
    alreadyInvited.push(...asked.alreadyInvited);
    // In one order for every list: two that name the same people at once wait for each other one after the other.
    for (const email of asked.fresh.toSorted())
      await inviteOne(db, held, { email, owner: owner.firstName, publicUrl: context.config.PUBLIC_URL });
  });
  // It may have been deleted a moment after.
  if (mirror === null) throw notStarted();
  void context.mailer.flush();
  return { mirror, alreadyInvited };
}
