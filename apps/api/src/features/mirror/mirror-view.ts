import * as z from 'zod/mini';
import { MIRROR_REPLIES_MIN } from '@lf/domain/together-limits';
import { mirrorGroups } from '@lf/domain/mirror/mirror-groups';
import { findOwnFinished, findOwnMirror, type MirrorRow } from './mirrors.repo.ts';
import { listReplies, type ReplyRow } from './mirror-replies.repo.ts';
import { readListed } from '../fingerprints/read-narrative.ts';
import type { MirrorReply, MirrorSentence, MirrorView, OwnMirror } from '@lf/contract/mirror';
import type { OwnKey } from '../licenses/own-license.ts';
import type { Database } from '@lf/platform/db/schema';

const names = z.array(z.string());
const sentence = z.object({ value: z.string(), text: z.string() });

export const readCards = (text: string): string[] => z.parse(names, JSON.parse(text));

/** What a friend said, as it was stored. */
export function readReply(row: Pick<ReplyRow, 'reply_picks' | 'reply_sentence' | 'reply_name'>): MirrorReply {
  return {
    picks: z.parse(names, JSON.parse(row.reply_picks ?? '[]')),
    ...(row.reply_sentence === null ? {} : { saw: z.parse(sentence, JSON.parse(row.reply_sentence)) }),
    ...(row.reply_name === null ? {} : { name: row.reply_name }),
  };
}

function sentencesOf(counted: readonly ReplyRow[]): MirrorSentence[] {
  return counted.flatMap((row) => {
    const { saw, name = null } = readReply(row);
    return saw === undefined ? [] : [{ id: row.id, ...saw, name, hidden: row.hidden }];
  });
}

function viewOf(mirror: MirrorRow, replies: readonly ReplyRow[], values: readonly string[]): MirrorView | null {
  const counted = replies.filter((reply) => reply.counted);
  if (counted.length === 0) return null;
  const picks = counted.map((row) => readReply(row).picks);
  const { people, both, onlyOthers, notSeen, surprises } = mirrorGroups({
    cards: readCards(mirror.mirror_cards),
    values,
    picks,
  });
  return {
    people,
    both: [...both],
    onlyOthers: [...onlyOthers],
    notSeen: [...notSeen],
    surprises: [...surprises],
    sentences: sentencesOf(counted),
  };
}

/** Below three, none is told apart from the others: all of them wait. */
const waitingOf = (replied: readonly ReplyRow[]): number =>
  replied.length < MIRROR_REPLIES_MIN ? 0 : replied.filter((reply) => !reply.seen).length;

/** What the owner may know of their mirror; null before it is started, undefined where there is no such finished fingerprint of theirs. */
export async function readOwnMirror(
  db: Database,
  key: OwnKey,
  publicUrl: string,
): Promise<OwnMirror | null | undefined> {
  const finished = await findOwnFinished(db, key);
  if (finished === undefined) return undefined;
  const mirror = await findOwnMirror(db, key);
  if (mirror === undefined) return null;
  const replies = await listReplies(db, mirror.id);
  const replied = replies.filter((reply) => reply.replied);
  return {
    link: `${publicUrl}/mirror?invitation=${mirror.mirror_link}`,
    closed: mirror.closed_at !== null,
    // In the order of the letters: that of the rows could tell who has replied.
    invited: replies.flatMap(({ recipient_email: email }) => (email === null ? [] : [email])).toSorted(),
    replies: replied.length,
    waiting: waitingOf(replied),
    view: viewOf(mirror, replies, readListed(finished.narrative).values),
  };
}

/** For the owner's document; undefined while there is nothing to see. */
export async function findMirrorView(db: Database, key: OwnKey): Promise<MirrorView | undefined> {
  return (await readOwnMirror(db, key, ''))?.view ?? undefined;
}

/** For the owner's export: no more than they see on the page. */
export async function mirrorsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('mirrors')
    .select(['license_code', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const mirrors = [];
  for (const { license_code: licenseCode, created_at: startedAt } of rows) {
    const { link: _, ...seen } = (await readOwnMirror(db, { userId, licenseCode }, '')) ?? {};
    mirrors.push({ licenseCode, startedAt, ...seen });
  }
  return mirrors;
}
