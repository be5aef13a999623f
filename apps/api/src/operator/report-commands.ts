import { deleteMirrorRow, findOwnMirror, holdKeyAndMirror, holdMirror } from '../features/mirror/mirrors.repo.ts';
import { removeReply } from '../features/mirror/mirror-replies.repo.ts';
import { deleteBlock, insertBlock, isBlocked } from '../features/mirror/mirror-blocks.repo.ts';
import { countOpenReports, listOpenReports, settleReports } from '../features/mirror/mirror-reports.repo.ts';
import { readReply } from '../features/mirror/mirror-view.ts';
import { settleCounts } from '../features/mirror/settle-replies.ts';
import { keyEnd, recordEvent } from '../features/audit/audit.repo.ts';
import { holdPerson } from '../features/users/users.repo.ts';
import { OperatorError, required, wholeNumber, type Command } from './command.ts';
import { userOf } from './user-of.ts';
import type { Database } from '@lf/platform/db/schema';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Report {
  readonly id: string;
  readonly kind: string;
  readonly user_id: string;
  readonly license_code: string;
  readonly mirror_id: string | null;
  readonly reply_id: string | null;
}

async function removeReported(db: Database, { mirror_id, reply_id }: Report): Promise<void> {
  if (reply_id === null || mirror_id === null) return;
  const reply = await db
    .selectFrom('mirror_replies')
    .select(['id', 'secret_id'])
    .where('id', '=', reply_id)
    .executeTakeFirst();
  const mirror = await holdMirror(db, mirror_id);
  if (reply !== undefined) await removeReply(db, reply);
  if (mirror !== undefined) await settleCounts(db, mirror);
}

/**
 * The mirror that stands for this fingerprint now, also where the owner has deleted the reported one and begun anew: who could do that would
 * lose nothing. Where none stands they are barred all the same.
 */
async function endMirror(db: Database, { user_id: userId, license_code: licenseCode }: Report): Promise<void> {
  // Before the mirror goes: whoever starts one of another fingerprint holds the person.
  await holdPerson(db, userId);
  const standing = await findOwnMirror(db, { userId, licenseCode });
  await settleReports(db, { userId, licenseCode });
  if (standing !== undefined) await deleteMirrorRow(db, standing.id);
  await insertBlock(db, userId);
  await recordEvent(db, { userId, kind: 'mirror_ended', actor: 'operator', detail: { keyEnd: keyEnd(licenseCode) } });
}

interface Settlement {
  readonly settle: (db: Database, report: Report) => Promise<void>;
  /** Which reports it is not for, and why. */
  readonly refuses?: { readonly kind: 'sentence' | 'invitation'; readonly why: string };
}

/** What can become of a report, and what it does besides closing it. */
const SETTLEMENTS: Readonly<Record<string, Settlement>> = {
  keep: { settle: () => Promise.resolve() },
  'remove-reply': {
    settle: removeReported,
    refuses: { kind: 'invitation', why: 'this report is about an invitation: there is no reply to remove' },
  },
  'end-mirror': {
    settle: endMirror,
    refuses: {
      kind: 'sentence',
      why: 'the owner of the mirror sent this report: it would end their own mirror and bar them; remove the reply, or keep it',
    },
  },
};

/** With its key and mirror held: no reply comes or goes, and none is begun anew, until it is settled. */
async function openReport(db: Database, id: string): Promise<Report | undefined> {
  if (!UUID.test(id)) return undefined;
  const find = () =>
    db
      .selectFrom('mirror_reports')
      .select(['id', 'kind', 'user_id', 'license_code', 'mirror_id', 'reply_id'])
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
  const report = await find();
  if (report === undefined) return undefined;
  await holdKeyAndMirror(db, { userId: report.user_id, licenseCode: report.license_code });
  return find();
}

const mirrorNow = ({ mirror_id, standing_id }: { mirror_id: string | null; standing_id: string | null }): string => {
  if (mirror_id !== null) return 'is there';
  return standing_id === null
    ? 'was deleted by its owner, or with its key'
    : 'was deleted by its owner and begun anew: end-mirror deletes the new one';
};

export const reportCommands: readonly Command[] = [
  {
    name: 'report list',
    summary: 'Show reports about mirrors that are not settled: the sentence or the complaint, and whose mirror it is',
    flags: { limit: 'how many (default 50)' },
    changes: false,
    run: async ({ db, flags }) => {
      const reports = await listOpenReports(db, wholeNumber(flags, 'limit', 50, 10_000));
      const left = (await countOpenReports(db)) - reports.length;
      const rows = reports.map((report) => ({
        id: report.id,
        kind: report.kind,
        created_at: report.created_at,
        mirror_of: report.email,
        mirror: mirrorNow(report),
        text: report.report_text ?? readReply({ ...report, reply_picks: null, reply_name: null }).saw?.text ?? '',
      }));
      const more = left > 0 ? ` ${left} newer one(s) are left out: --limit shows more.` : '';
      return { message: `${rows.length} report(s) not settled.${more}`, rows };
    },
  },
  {
    name: 'report settle',
    summary:
      'Settle a report: leave things as they are, remove the reply, or end the mirror with everything in it and bar its owner from another',
    flags: { id: "the report's id", outcome: Object.keys(SETTLEMENTS).join(', ') },
    changes: true,
    run: async ({ db, flags, dryRun }) => {
      const id = required(flags, 'id');
      const outcome = required(flags, 'outcome');
      const settlement = SETTLEMENTS[outcome];
      if (settlement === undefined)
        throw new OperatorError(`--outcome must be one of ${Object.keys(SETTLEMENTS).join(', ')}`);
      await db.transaction().execute(async (trx) => {
        const report = await openReport(trx, id);
        if (report === undefined) throw new OperatorError(`there is no open report ${id}`);
        if (settlement.refuses?.kind === report.kind) throw new OperatorError(settlement.refuses.why);
        if (dryRun) return;
        await settlement.settle(trx, report);
        await settleReports(trx, { id });
      });
      return { message: `${dryRun ? 'Would settle' : 'Settled'} report ${id}: ${outcome}.` };
    },
  },
  {
    name: 'report allow',
    summary: 'Let a person start mirrors and invite people again after a mirror of theirs was ended',
    flags: { email: "the person's address" },
    changes: true,
    run: async (input) => {
      const user = await userOf(input);
      if (!(await isBlocked(input.db, user.id))) throw new OperatorError(`${user.email} is not barred from mirrors`);
      if (!input.dryRun) await deleteBlock(input.db, user.id);
      return { about: user.id, message: `${input.dryRun ? 'Would let' : 'Let'} ${user.email} start mirrors again.` };
    },
  },
];
