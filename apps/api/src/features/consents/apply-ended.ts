import { sql } from 'kysely';
import { emptyReply, removeReply } from '../mirror/mirror-replies.repo.ts';
import { holdMirror } from '../mirror/mirrors.repo.ts';
import { settleCounts } from '../mirror/settle-replies.ts';
import type { Database } from '@lf/platform/db/schema';

/** Takes away again what a backup brought back though it had been ended. Done at every start, as the deletion of accounts is. */
export async function applyEnded(db: Database): Promise<void> {
  const ended = db.selectFrom('ended_consents').select('id');
  await db.deleteFrom('side_by_sides').where('id', 'in', ended).execute();
  await db.deleteFrom('mirrors').where('id', 'in', ended).execute();
  await db
    .updateTable('mirrors')
    .set({ closed_at: sql<Date>`now()` })
    .where('open_id', 'in', ended)
    .where('closed_at', 'is', null)
    .execute();
  await db.updateTable('again_reminders').set({ wanted: false }).where('wish_id', 'in', ended).execute();
  const removed = db.selectFrom('mirror_replies').selectAll().where('secret_id', 'in', ended);
  for (const reply of await removed.where('removed', '=', false).execute())
    await inItsMirror(db, reply.mirror_id, (trx) => removeReply(trx, reply));
  for (const reply of await db.selectFrom('mirror_replies').selectAll().where('id', 'in', ended).execute())
    await inItsMirror(db, reply.mirror_id, (trx) => emptyReply(trx, reply));
}

/** With fewer replies than before, the view may have to go. */
const inItsMirror = (db: Database, mirrorId: string, work: (trx: Database) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const mirror = await holdMirror(trx, mirrorId);
    await work(trx);
    if (mirror !== undefined) await settleCounts(trx, mirror);
  });
