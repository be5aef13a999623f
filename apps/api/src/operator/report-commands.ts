import { sql } from 'kysely';
import { deleteMirrorRow, holdMirror } from '../features/mirror/mirrors.repo.ts';
import { removeReply } from '../features/mirror/mirror-replies.repo.ts';
import { listOpenReports } from '../features/mirror/mirror-reports.repo.ts';
import { readReply } from '../features/mirror/mirror-view.ts';
import { settleCounts } from '../features/mirror/settle-replies.ts';
import { OperatorError, required, wholeNumber, type Command } from './command.ts';
import type { Database } from '@lf/platform/db/schema';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Report {
  readonly id: string;
  readonly mirror_id: string;
  readonly reply_id: string | null;
}

/** What can become of a report, and what it does besides closing it. */
const SETTLEMENTS: Readonly<Record<string, (db: Database, report: Report) => Promise<void>>> = {
  keep: () => Promise.resolve(),
  'remove-reply': async (db, { mirror_id, reply_id }) => {
    if (reply_id === null) throw new OperatorError('this report is about an invitation: there is no reply to remove');
    const reply = await db
      .selectFrom('mirror_replies')
      .select(['id', 'invited_at'])
      .where('id', '=', reply_id)
      .executeTakeFirst();
    const mirror = await holdMirror(db, mirror_id);
    if (reply !== undefined) await removeReply(db, reply);
    if (mirror !== undefined) await settleCounts(db, mirror);
  },
  'end-mirror': (db, { mirror_id }) => deleteMirrorRow(db, mirror_id),
};

/** With its mirror held: no reply comes or goes until it is settled. */
async function openReport(db: Database, id: string): Promise<Report | undefined> {
  if (!UUID.test(id)) return undefined;
  const find = () =>
    db
      .selectFrom('mirror_reports')
      .select(['id', 'mirror_id', 'reply_id'])
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
  const report = await find();
  if (report === undefined) return undefined;
  await holdMirror(db, report.mirror_id);
  return find();
}

export const reportCommands: readonly Command[] = [
  {
    name: 'report list',
    summary: 'Show reports about mirrors that are not settled: the sentence or the complaint, and whose mirror it is',
    flags: { limit: 'how many (default 50)' },
    changes: false,
    run: async ({ db, flags }) => {
      const reports = await listOpenReports(db, wholeNumber(flags, 'limit', 50, 10_000));
      const rows = reports.map(({ id, kind, created_at, email, report_text, reply_sentence }) => ({
        id,
        kind,
        created_at,
        mirror_of: email,
        text: report_text ?? readReply({ reply_picks: null, reply_sentence, reply_name: null }).saw?.text ?? '',
      }));
      return { message: `${rows.length} report(s) not settled.`, rows };
    },
  },
  {
    name: 'report settle',
    summary: 'Settle a report: leave things as they are, remove the reply, or end the mirror with everything in it',
    flags: { id: "the report's id", outcome: Object.keys(SETTLEMENTS).join(', ') },
    changes: true,
    run: async ({ db, flags, dryRun }) => {
      const id = required(flags, 'id');
      const outcome = required(flags, 'outcome');
      const settle = SETTLEMENTS[outcome];
      if (settle === undefined)
        throw new OperatorError(`--outcome must be one of ${Object.keys(SETTLEMENTS).join(', ')}`);
      await db.transaction().execute(async (trx) => {
        const report = await openReport(trx, id);
        if (report === undefined) throw new OperatorError(`there is no open report ${id}`);
        if (dryRun) return;
        await settle(trx, report);
        await trx
          .updateTable('mirror_reports')
          .set({ settled_at: sql<Date>`now()`, report_text: null })
          .where('id', '=', id)
          .execute();
      });
      return { message: `${dryRun ? 'Would settle' : 'Settled'} report ${id}: ${outcome}.` };
    },
  },
];
