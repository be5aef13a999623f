import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';
import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { cardTexts, shuffled } from '@lf/domain/mirror/mirror-cards';
import { hashText, seeded } from '@lf/domain/fingerprint-art/seeded';
import { conflict, malformed, notFound, ruleBroken } from '@lf/platform/http/errors';
import { hashOfLinkSecret } from '../link-secret.ts';
import { findInvitedMirror, findMirrorByLink, holdMirror, type InvitedMirror, type MirrorRow } from './mirrors.repo.ts';
import {
  emptyReply,
  findReply,
  insertReply,
  markPassed,
  writeReply,
  type ReplyRow,
  type SaidInReply,
} from './mirror-replies.repo.ts';
import { insertReport } from './mirror-reports.repo.ts';
import { readCards, readReply } from './mirror-view.ts';
import { settleReplies } from './settle-replies.ts';
import type { RouteBody } from '@lf/contract/define-route';
import type { MirrorInvitation, MirrorInvitationState, replyToMirror } from '@lf/contract/mirror';
import type { Database } from '@lf/platform/db/schema';
import type { ApiContext } from '../api-context.ts';

/** What a secret leads to: a mirror, and by a secret of somebody's own also their invitation or reply. */
interface Invited {
  readonly mirror: InvitedMirror;
  readonly row: ReplyRow | undefined;
  /** The link of many: a row, where there is one, was found by a secret of the friend's own. */
  readonly shared: boolean;
  readonly secretHash: string;
}

const unknown = () => notFound(MIRROR_MESSAGES.unknown, 'mirror_unknown');

/** By which somebody comes; with the shared link also the secret of their own device. */
interface Secrets {
  readonly secret: string;
  readonly replySecret?: string | undefined;
}

async function findInvited(db: Database, { secret, replySecret }: Secrets): Promise<Invited> {
  const linkHash = hashOfLinkSecret(secret);
  const shared = await findMirrorByLink(db, linkHash);
  if (shared === undefined) {
    const row = await findReply(db, linkHash);
    const mirror = row && (await findInvitedMirror(db, row.mirror_id));
    if (mirror === undefined) throw unknown();
    return { mirror, row, secretHash: linkHash, shared: false };
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

async function isFull(db: Database, mirrorId: string): Promise<boolean> {
  const replies = await db
    .selectFrom('mirror_replies')
    .select('id')
    .where('mirror_id', '=', mirrorId)
    .where('replied', '=', true)
    .execute();
  return replies.length >= MIRROR_PEOPLE_MAX;
}

async function stateOf(
  db: Database,
  { mirror, row }: Invited,
  viewerId: string | undefined,
): Promise<MirrorInvitationState> {
  // Before anything else: on a device that a friend has used, the owner must not read their reply.
  if (mirror.user_id === viewerId) return 'own';
  if (row?.replied === true) return 'replied';
  if (mirror.closed_at !== null) return 'closed';
  if (await isFull(db, mirror.id)) return 'full';
  return row?.passed === true ? 'passed' : 'open';
}

const SHOWS_CARDS: ReadonlySet<MirrorInvitationState> = new Set(['open', 'passed', 'replied']);

async function present(db: Database, invited: Invited, viewerId: string | undefined): Promise<MirrorInvitation> {
  const { mirror, row, secretHash, shared } = invited;
  const state = await stateOf(db, invited, viewerId);
  // The same order each time for one person, another for the next: no word is picked for its place.
  const cards = shuffled(cardTexts(readCards(mirror.mirror_cards)), seeded(hashText(secretHash)));
  return {
    state,
    shared,
    firstName: mirror.first_name,
    cards: SHOWS_CARDS.has(state) ? cards : [],
    ...(state === 'replied' && row ? { reply: readReply(row) } : {}),
  };
}

export async function openInvitation({ db }: ApiContext, secrets: Secrets, viewerId: string | undefined) {
  return present(db, await findInvited(db, secrets), viewerId);
}

/** Finds it again once the mirror is held: what was read before may have changed meanwhile. */
async function held<T>(
  { db }: ApiContext,
  secrets: Secrets,
  work: (db: Database, invited: Invited, mirror: MirrorRow) => Promise<T>,
): Promise<T> {
  const { mirror } = await findInvited(db, secrets);
  return db.transaction().execute(async (trx) => {
    const row = await holdMirror(trx, mirror.id);
    const invited = await findInvited(trx, secrets);
    if (row === undefined) throw unknown();
    return work(trx, invited, row);
  });
}

function assertFits(cards: readonly string[], { picks, saw }: SaidInReply): void {
  if (picks.some((pick) => !cards.includes(pick)) || (saw && !picks.includes(saw.value)))
    throw ruleBroken([MIRROR_MESSAGES.picksUnknown]);
}

const REFUSALS: Partial<Record<MirrorInvitationState, string>> = {
  closed: MIRROR_MESSAGES.closed,
  full: MIRROR_MESSAGES.full,
  own: MIRROR_MESSAGES.own,
};

/** The same reply sent twice is one. What was sent first stays: to change it, one takes it back. */
export function reply(context: ApiContext, body: RouteBody<typeof replyToMirror>, viewerId: string | undefined) {
  const { secret, replySecret, ...said } = body;
  return held(context, { secret, replySecret }, async (db, invited, mirror) => {
    if (invited.shared && replySecret === undefined) throw malformed();
    const state = await stateOf(db, invited, viewerId);
    if (state === 'replied') return present(db, invited, viewerId);
    const refusal = REFUSALS[state];
    if (refusal !== undefined) throw conflict(refusal, `mirror_${state}`);
    assertFits(readCards(mirror.mirror_cards), said);
    if (invited.row === undefined) await insertReply(db, { mirrorId: mirror.id, secretHash: invited.secretHash, said });
    else await writeReply(db, invited.row.id, said);
    await settleReplies(db, mirror, context.config.PUBLIC_URL);
    return present(db, { ...invited, row: await findReply(db, invited.secretHash) }, viewerId);
  });
}

/** The owner is not told. Who holds only the shared link leaves no trace. */
export function pass(context: ApiContext, secret: string): Promise<void> {
  return held(context, { secret }, async (db, { row }) => {
    if (row !== undefined && !row.replied) await markPassed(db, row.id);
  });
}

export function withdraw(context: ApiContext, secret: string): Promise<void> {
  return held(context, { secret }, async (db, { row }, mirror) => {
    if (row?.replied !== true) return;
    await emptyReply(db, row);
    await settleReplies(db, mirror, context.config.PUBLIC_URL);
  });
}

export function report(context: ApiContext, secret: string, text: string | undefined): Promise<void> {
  return held(context, { secret }, (db, _, mirror) =>
    insertReport(db, context.config, { kind: 'invitation', mirrorId: mirror.id, text: text === '' ? undefined : text }),
  );
}
