import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { cardTexts, shuffled } from '@lf/domain/mirror/mirror-cards';
import { isSameReply } from '@lf/domain/mirror/same-reply';
import { hashText, seeded } from '@lf/domain/fingerprint-art/seeded';
import { conflict, malformed, notFound, ruleBroken } from '@lf/platform/http/errors';
import { hashOfLinkSecret } from '../link-secret.ts';
import { holdPerson } from '../users/users.repo.ts';
import { findInvited, held, stateOf, unknown, type Invited, type Secrets } from './invited.ts';
import { findAsk, refuseInvitations } from './mirror-mails.repo.ts';
import {
  emptyReply,
  findReply,
  insertReply,
  markPassed,
  replaceReply,
  writeReply,
  type SaidInReply,
} from './mirror-replies.repo.ts';
import { insertReport, type ReportedMirror } from './mirror-reports.repo.ts';
import { readCards, readReply } from './mirror-view.ts';
import { settleReplies } from './settle-replies.ts';
import type { RouteBody } from '@lf/contract/define-route';
import type {
  MirrorInvitation,
  MirrorInvitationState,
  passMirror,
  replyToMirror,
  reportMirror,
} from '@lf/contract/mirror';
import type { Database } from '@lf/platform/db/schema';
import type { ApiContext } from '../api-context.ts';

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
    changeable: mirror.closed_at === null,
  };
}

export async function openInvitation({ db }: ApiContext, secrets: Secrets, viewerId: string | undefined) {
  const invited = await findInvited(db, secrets);
  if (invited !== undefined) return present(db, invited, viewerId);
  throw (await findAsk(db, secrets.secret)) === undefined ? unknown() : notFound(MIRROR_MESSAGES.ended, 'mirror_ended');
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

const refused = (state: MirrorInvitationState) => {
  const refusal = REFUSALS[state];
  return refusal === undefined ? undefined : conflict(refusal, `mirror_${state}`);
};

/** Where nothing of this friend's stands yet. */
async function store(db: Database, { row, secretHash }: Invited, mirrorId: string, said: SaidInReply): Promise<void> {
  if (row !== undefined) await writeReply(db, row.id, said);
  // What the secret belongs to is not to be found any longer: an invitation whose time is over, for one.
  else if (!(await insertReply(db, { mirrorId, secretHash, said }))) throw malformed();
}

/** The same reply sent twice is one. Another one takes the place of the first only where the friend says so. */
export function reply(context: ApiContext, body: RouteBody<typeof replyToMirror>, viewerId: string | undefined) {
  const { secret, replySecret, replaces, ...said } = body;
  return held(context, { secret, replySecret }, async (db, invited, mirror) => {
    if (invited.shared && replySecret === undefined) throw malformed();
    const { row } = invited;
    const state = await stateOf(db, invited, viewerId);
    const stored = state === 'replied' ? row : undefined;
    if (stored !== undefined && isSameReply(readReply(stored), said)) return present(db, invited, viewerId);
    if (stored !== undefined && replaces !== true)
      throw conflict(MIRROR_MESSAGES.repliedOtherwise, 'mirror_replied_otherwise');
    const refusal = refused(stored !== undefined && mirror.closed_at !== null ? 'closed' : state);
    if (refusal !== undefined) throw refusal;
    assertFits(readCards(mirror.mirror_cards), said);
    if (stored === undefined) await store(db, invited, mirror.id, said);
    else await replaceReply(db, stored.id, said);
    await settleReplies(db, mirror, context.config.PUBLIC_URL);
    return present(db, { ...invited, row: await findReply(db, invited.secretHash) }, viewerId);
  });
}

/**
 * The owner is not told. Who holds only the shared link leaves no trace. No more mails can be wished for also when the mirror is gone, and
 * not once the address is forgotten, by which the wish would be kept.
 */
export async function pass(context: ApiContext, { secret, noMore }: RouteBody<typeof passMirror>): Promise<void> {
  const isForgotten = await held(
    context,
    { secret },
    async (db, { row }) => {
      if (row?.replied === false) await markPassed(db, row.id);
      if (noMore !== true || (await refuseInvitations(db, secret)) !== undefined) return false;
      return (row?.invited_at ?? null) !== null;
    },
    async (db) => {
      if (noMore !== true || (await refuseInvitations(db, secret)) === undefined) throw unknown();
      return false;
    },
  );
  // After the transaction: that they passed stays.
  if (isForgotten) throw conflict(MIRROR_MESSAGES.addressForgotten, 'mirror_address_forgotten');
}

export function withdraw(context: ApiContext, secret: string): Promise<void> {
  return held(context, { secret }, async (db, { row }, mirror) => {
    if (row?.replied !== true) return;
    await emptyReply(db, row);
    await settleReplies(db, mirror, context.config.PUBLIC_URL);
  });
}

/**
 * Whoever was written to and complains of it is not written to again, also when the mirror is gone. Who complains is not told apart by the
 * row of their invitation.
 */
export function report(
  context: ApiContext,
  { secret, text }: RouteBody<typeof reportMirror>,
  viewerId: string | undefined,
): Promise<void> {
  const complain = async (db: Database, mirror: ReportedMirror, isMailed: boolean): Promise<void> => {
    if (mirror.user_id === viewerId) throw conflict(MIRROR_MESSAGES.own, 'mirror_own');
    await refuseInvitations(db, secret);
    await insertReport(db, context.config, {
      kind: 'invitation',
      mirror,
      reporterHash: isMailed ? hashOfLinkSecret(`report:${secret}`) : undefined,
      text: text === '' ? undefined : text,
    });
  };
  return held(
    context,
    { secret },
    (db, { row }, mirror) => complain(db, mirror, (row?.invited_at ?? null) !== null),
    async (db) => {
      const ask = await findAsk(db, secret);
      if (ask === undefined) throw unknown();
      // In the place of the mirror: of two at once the second finds the first.
      await holdPerson(db, ask.user_id);
      await complain(db, { id: null, user_id: ask.user_id, license_code: ask.license_code }, true);
    },
  );
}
