import { sql } from 'kysely';
import { MIRROR_INVITATION_DAYS } from '@lf/domain/together-limits';
import { sweepAsks } from './mirror-mails.repo.ts';
import { noteEnded } from '../consents/ended-consents.repo.ts';
import type { RouteBody } from '@lf/contract/define-route';
import type { replyToMirror } from '@lf/contract/mirror';
import type { Database } from '@lf/platform/db/schema';

/** What a friend says, without the secrets by which they came. */
export type SaidInReply = Pick<RouteBody<typeof replyToMirror>, 'picks' | 'saw' | 'name'>;

/** What stays is whether the owner has seen an earlier reply of this person. */
const EMPTY = {
  passed: false,
  replied: false,
  counted: false,
  shown_before: sql<boolean>`seen or shown_before`,
  seen: false,
  hidden: false,
  reply_picks: null,
  reply_sentence: null,
  reply_name: null,
} as const;

const freshId = sql<string>`gen_random_uuid()`;
const invitationEnds = sql<Date>`now() - make_interval(days => ${MIRROR_INVITATION_DAYS}::int)`;

/** An invitation, a reply or what is left of a removed one, by its secret; an invitation that nobody answered in time is not there. */
export function findReply(db: Database, secretHash: string) {
  return db
    .selectFrom('mirror_replies')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where((eb) => eb.or([eb('replied', '=', true), eb('removed', '=', true), eb('invited_at', '>', invitationEnds)]))
    .executeTakeFirst();
}
export type ReplyRow = NonNullable<Awaited<ReturnType<typeof findReply>>>;

export function listReplies(db: Database, mirrorId: string) {
  // Random ids: their order says nothing about who came when.
  return db.selectFrom('mirror_replies').selectAll().where('mirror_id', '=', mirrorId).orderBy('id').execute();
}

export async function countReplied(db: Database, mirrorId: string): Promise<number> {
  const { replies } = await db
    .selectFrom('mirror_replies')
    .select(sql<number>`count(*)::int`.as('replies'))
    .where('mirror_id', '=', mirrorId)
    .where('replied', '=', true)
    .executeTakeFirstOrThrow();
  return replies;
}

export async function insertInvitation(
  db: Database,
  invitation: { readonly mirrorId: string; readonly email: string; readonly secretHash: string },
): Promise<string> {
  const { id } = await db
    .insertInto('mirror_replies')
    .values({
      mirror_id: invitation.mirrorId,
      secret_hash: invitation.secretHash,
      recipient_email: invitation.email,
      invited_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const saidColumns = ({ picks, saw, name }: SaidInReply) => ({
  passed: false,
  replied: true,
  reply_picks: JSON.stringify(picks),
  reply_sentence: saw === undefined ? null : JSON.stringify(saw),
  reply_name: saw === undefined ? null : (name ?? null),
});

/** By the shared link; false when the secret is somebody else's already. */
export async function insertReply(
  db: Database,
  reply: { readonly mirrorId: string; readonly secretHash: string; readonly said: SaidInReply },
): Promise<boolean> {
  const row = await db
    .insertInto('mirror_replies')
    .values({ mirror_id: reply.mirrorId, secret_hash: reply.secretHash, ...saidColumns(reply.said) })
    .onConflict((conflict) => conflict.column('secret_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** In a row that is there. Its id is a new one: the id of a reply that was taken back stays on the list of what has ended. */
export async function writeReply(db: Database, id: string, said: SaidInReply): Promise<void> {
  await db
    .updateTable('mirror_replies')
    .set({ ...EMPTY, ...saidColumns(said), id: freshId })
    .where('id', '=', id)
    .execute();
}

export async function markPassed(db: Database, id: string): Promise<void> {
  await db.updateTable('mirror_replies').set({ passed: true }).where('id', '=', id).execute();
}

/** Before what was said goes: a backup does not bring it back, and whoever complained of it has no reason anymore. */
async function endReply(db: Database, id: string): Promise<void> {
  await noteEnded(db, [id]);
  await db.deleteFrom('mirror_reports').where('reply_id', '=', id).execute();
}

/** Taken back and given anew in one: nobody has seen what it says now, also where the earlier one was shown. */
export async function replaceReply(db: Database, id: string, said: SaidInReply): Promise<void> {
  await endReply(db, id);
  await writeReply(db, id, said);
}

/** Nothing of what was said is left; a mailed invitation can be answered anew. */
export async function emptyReply(db: Database, reply: Pick<ReplyRow, 'id' | 'invited_at'>): Promise<void> {
  await endReply(db, reply.id);
  if (reply.invited_at === null) await db.deleteFrom('mirror_replies').where('id', '=', reply.id).execute();
  else
    await db
      .updateTable('mirror_replies')
      .set({ ...EMPTY, id: freshId })
      .where('id', '=', reply.id)
      .execute();
}

/**
 * By the operator. The row stays, so that the same secret cannot reply again, and the list of the invited does not tell whose reply it was.
 */
export async function removeReply(db: Database, reply: Pick<ReplyRow, 'id' | 'secret_id'>): Promise<void> {
  await endReply(db, reply.id);
  await noteEnded(db, [reply.secret_id]);
  await db
    .updateTable('mirror_replies')
    .set({ ...EMPTY, id: freshId, removed: true })
    .where('id', '=', reply.id)
    .execute();
}

export async function setCounted(db: Database, mirrorId: string, counted: boolean): Promise<void> {
  await db
    .updateTable('mirror_replies')
    .set(counted ? { counted, seen: true } : { counted })
    .where('mirror_id', '=', mirrorId)
    .where('replied', '=', true)
    .execute();
}

/** False where the owner sees no such sentence. */
export async function writeHidden(db: Database, mirrorId: string, id: string, hidden: boolean): Promise<boolean> {
  const row = await db
    .updateTable('mirror_replies')
    .set({ hidden })
    .where('id', '=', id)
    .where('mirror_id', '=', mirrorId)
    .where('counted', '=', true)
    .where('reply_sentence', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Past their time. What somebody works on at this moment is left for the next round. */
const ended = (db: Database, replied: boolean) =>
  db
    .selectFrom('mirror_replies')
    .select('id')
    .where('replied', '=', replied)
    .where('invited_at', '<', invitationEnds)
    // Of a reply the address alone is to go, once.
    .$if(replied, (query) => query.where('recipient_email', 'is not', null))
    .forUpdate()
    .skipLocked();

/**
 * After their time addresses are forgotten, also of those who replied: the ones that stayed would be a list of who did. Invitations that
 * nobody answered go altogether.
 */
export async function sweepInvitations(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('mirror_replies')
      .set({ recipient_email: null })
      .where('id', 'in', ended(trx, true))
      .execute();
    await trx.deleteFrom('mirror_replies').where('id', 'in', ended(trx, false)).execute();
  });
  await sweepAsks(db);
}
