import { SIDE_BY_SIDE_MAX } from '@lf/domain/together-limits';
import { SIDE_BY_SIDE_MESSAGES } from '@lf/domain/messages/side-by-side';
import { frictions } from '@lf/domain/side-by-side/frictions';
import { needEachOther } from '@lf/domain/side-by-side/need-each-other';
import { sharedValues } from '@lf/domain/side-by-side/shared-values';
import { conflict, notFound } from '@lf/platform/http/errors';
import { keyEnd, recordEvent } from '../audit/audit.repo.ts';
import { noteEnded } from '../consents/ended-consents.repo.ts';
import { holdPerson } from '../users/users.repo.ts';
import { hashOfLinkSecret, newLinkSecret } from '../link-secret.ts';
import { shownSides } from './shown-side.ts';
import {
  deleteLink,
  deleteOwn,
  findBySecret,
  findPair,
  findPairOfKeys,
  holdFinished,
  holdKeys,
  insertLink,
  listOf,
  writeAccepted,
} from './side-by-side.repo.ts';
import type { OwnKey } from '../licenses/own-license.ts';
import type { SideBySide, SideBySideListed } from '@lf/contract/side-by-side';
import type { Database } from '@lf/platform/db/schema';

const unknown = () => notFound(SIDE_BY_SIDE_MESSAGES.unknown, 'side_by_side_unknown');
const gone = () => notFound(SIDE_BY_SIDE_MESSAGES.gone, 'side_by_side_gone');

/** The key first, then its person. */
async function holdKeyAndPerson(db: Database, { userId, licenseCode }: OwnKey): Promise<void> {
  if (!(await holdFinished(db, userId, licenseCode)))
    throw notFound(SIDE_BY_SIDE_MESSAGES.unfinished, 'side_by_side_unfinished');
  await holdPerson(db, userId);
}

async function assertRoom(db: Database, userId: string): Promise<void> {
  if ((await listOf(db, userId)).length >= SIDE_BY_SIDE_MAX)
    throw conflict(SIDE_BY_SIDE_MESSAGES.tooMany, 'side_by_side_too_many');
}

export function invite(db: Database, publicUrl: string, key: OwnKey): Promise<{ id: string; link: string }> {
  const secret = newLinkSecret();
  return db.transaction().execute(async (trx) => {
    await holdKeyAndPerson(trx, key);
    await assertRoom(trx, key.userId);
    const { id } = await insertLink(trx, {
      inviterId: key.userId,
      inviterCode: key.licenseCode,
      secretHash: hashOfLinkSecret(secret),
    });
    await recordEvent(trx, {
      userId: key.userId,
      kind: 'side_by_side_asked',
      detail: { keyEnd: keyEnd(key.licenseCode) },
    });
    return { id, link: `${publicUrl}/side-by-side?with=${secret}` };
  });
}

/** The first name of who asks, and no more: nobody has agreed to anything yet. To a third person a used link is not there. */
export async function open(db: Database, userId: string, secret: string) {
  const link = await findBySecret(db, hashOfLinkSecret(secret));
  if (!link) throw unknown();
  const { id, first_name: firstName, inviter_id: inviterId, accepter_id: accepterId } = link;
  if (accepterId === null) return { firstName, state: inviterId === userId ? ('own' as const) : ('open' as const) };
  if (inviterId !== userId && accepterId !== userId) throw unknown();
  return { firstName, state: 'together' as const, id };
}

/** Two keys stand side by side once: whoever ends it ends all of it. So both are held before anything is read. */
export function accept(db: Database, key: OwnKey, secret: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const found = await findBySecret(trx, hashOfLinkSecret(secret));
    await holdKeys(trx, [key.licenseCode, ...(found ? [found.inviter_code] : [])]);
    await holdKeyAndPerson(trx, key);
    const link = await findBySecret(trx, hashOfLinkSecret(secret));
    if (!link) throw unknown();
    if (link.inviter_id === key.userId) throw conflict(SIDE_BY_SIDE_MESSAGES.own, 'side_by_side_own');
    if (link.accepter_id === key.userId) return { id: link.id };
    if (link.accepter_id !== null) throw unknown();
    const pair = await findPairOfKeys(trx, link.inviter_code, key.licenseCode);
    if (pair) {
      if (!(await deleteLink(trx, link.id))) throw unknown();
      await noteEnded(trx, [link.id]);
      return pair;
    }
    await assertRoom(trx, key.userId);
    if (!(await writeAccepted(trx, link.id, key))) throw unknown();
    await recordEvent(trx, { userId: link.inviter_id, kind: 'side_by_side_begun' });
    await recordEvent(trx, {
      userId: key.userId,
      kind: 'side_by_side_begun',
      detail: { keyEnd: keyEnd(key.licenseCode) },
    });
    return { id: link.id };
  });
}

/** Read anew each time: the names and fingerprints as they are now. */
export async function seeBoth(db: Database, userId: string, id: string): Promise<SideBySide> {
  const pair = await findPair(db, id, userId);
  if (pair?.accepter_code == null) throw gone();
  const sides = await shownSides(db, [pair.inviter_code, pair.accepter_code]);
  const isInviter = pair.inviter_id === userId;
  const own = sides.get(isInviter ? pair.inviter_code : pair.accepter_code);
  const other = sides.get(isInviter ? pair.accepter_code : pair.inviter_code);
  if (!own || !other) throw gone();
  return {
    id: pair.id,
    own,
    other,
    shared: [...sharedValues(own.values, other.values)],
    needEachOther: [...needEachOther(own, other)],
    friction: [...frictions(own, other)],
  };
}

export function end(db: Database, userId: string, id: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const ended = await deleteOwn(trx, id, userId);
    if (!ended) throw gone();
    for (const each of [ended.inviter_id, ended.accepter_id])
      if (each !== null) await recordEvent(trx, { userId: each, kind: 'side_by_side_ended' });
  });
}

type Row = Awaited<ReturnType<typeof listOf>>[number];

const present = (row: Row, userId: string): SideBySideListed => ({
  id: row.id,
  state: row.accepter_id === null ? 'waiting' : 'together',
  firstName: row.other_first_name,
  licenseCode: row.inviter_id === userId ? row.inviter_code : (row.accepter_code ?? row.inviter_code),
  since: row.since.toISOString(),
});

export async function listOwn(db: Database, userId: string): Promise<SideBySideListed[]> {
  return (await listOf(db, userId)).map((row) => present(row, userId));
}

/** For the export: with whom, by which of one's own fingerprints, and what is shown of the other. */
export async function sideBySidesOf(db: Database, userId: string) {
  const rows = await listOf(db, userId);
  const otherCodeOf = (row: Row) => (row.inviter_id === userId ? row.accepter_code : row.inviter_code);
  const sides = await shownSides(
    db,
    rows.map(otherCodeOf).filter((code) => code !== null),
  );
  return rows.map((row) => {
    const { state, licenseCode, since } = present(row, userId);
    return { since, state, licenseCode, other: sides.get(otherCodeOf(row) ?? '') ?? null };
  });
}
