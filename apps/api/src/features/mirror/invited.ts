import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { malformed, notFound } from '@lf/platform/http/errors';
import { hashOfLinkSecret } from '../link-secret.ts';
import { findInvitedMirror, findMirrorByLink, holdMirror, type InvitedMirror, type MirrorRow } from './mirrors.repo.ts';
import { countReplied, findReply, type ReplyRow } from './mirror-replies.repo.ts';
import type { MirrorInvitationState } from '@lf/contract/mirror';
import type { Database } from '@lf/platform/db/schema';
import type { ApiContext } from '../api-context.ts';

/** What a secret leads to: a mirror, and by a secret of somebody's own also their invitation or reply. */
export interface Invited {
  readonly mirror: InvitedMirror;
  readonly row: ReplyRow | undefined;
  /** The link of many: a row, where there is one, was found by a secret of the friend's own. */
  readonly shared: boolean;
  readonly secretHash: string;
}

export const unknown = () => notFound(MIRROR_MESSAGES.unknown, 'mirror_unknown');

/** By which somebody comes; with the shared link also the secret of their own device. */
export interface Secrets {
  readonly secret: string;
  readonly replySecret?: string | undefined;
}

export async function findInvited(db: Database, { secret, replySecret }: Secrets): Promise<Invited | undefined> {
  const linkHash = hashOfLinkSecret(secret);
  const shared = await findMirrorByLink(db, linkHash);
  if (shared === undefined) {
    const row = await findReply(db, linkHash);
    const mirror = row && (await findInvitedMirror(db, row.mirror_id));
    return mirror && { mirror, row, secretHash: linkHash, shared: false };
  }
  if (replySecret === undefined) return { mirror: shared, row: undefined, secretHash: linkHash, shared: true };
  const secretHash = hashOfLinkSecret(replySecret);
  const row = await findReply(db, secretHash);
  // The secret of a link that many have would make one person's reply everybody's.
  const isTaken =
    row === undefined ? (await findMirrorByLink(db, secretHash)) !== undefined : row.mirror_id !== shared.id;
  if (isTaken) throw malformed();
  return { mirror: shared, row, secretHash, shared: true };
}

export async function stateOf(
  db: Database,
  { mirror, row }: Invited,
  viewerId: string | undefined,
): Promise<MirrorInvitationState> {
  // Before anything else: on a device that a friend has used, the owner must not read their reply.
  if (mirror.user_id === viewerId) return 'own';
  if (row?.replied === true) return 'replied';
  // Whose reply the operator removed cannot send another one.
  if (mirror.closed_at !== null || row?.removed === true) return 'closed';
  if ((await countReplied(db, mirror.id)) >= MIRROR_PEOPLE_MAX) return 'full';
  return row?.passed === true ? 'passed' : 'open';
}

/** Finds it again once the mirror is held: what was read before may have changed meanwhile. `gone` where there is nothing, or no longer. */
export async function held<T>(
  { db }: ApiContext,
  secrets: Secrets,
  work: (db: Database, invited: Invited, mirror: MirrorRow) => Promise<T>,
  gone: (db: Database) => Promise<T> = () => Promise.reject(unknown()),
): Promise<T> {
  const found = await findInvited(db, secrets);
  return db.transaction().execute(async (trx) => {
    const mirror = found && (await holdMirror(trx, found.mirror.id));
    const invited = mirror && (await findInvited(trx, secrets));
    return mirror === undefined || invited === undefined ? gone(trx) : work(trx, invited, mirror);
  });
}
