import { insertMail } from '../../email/mailer.ts';
import { mirrorReportMail } from '../../email/mirror-report-mail.ts';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

interface NewReport {
  readonly kind: 'sentence' | 'invitation';
  readonly mirrorId: string;
  readonly replyId?: string;
  readonly text?: string | undefined;
}

/** Open reports of one kind about one mirror that still bring the operator a mail; more only stand in the list. */
const MAILED_MAX = 5;

/** For the operator's list. The mail says that there is one, and not what it is about. */
export async function insertReport(
  db: Database,
  config: Pick<Config, 'SUPPORT_EMAIL'>,
  { kind, mirrorId, replyId, text }: NewReport,
): Promise<void> {
  const open = await db
    .selectFrom('mirror_reports')
    .select('reply_id')
    .where('mirror_id', '=', mirrorId)
    .where('kind', '=', kind)
    .where('settled_at', 'is', null)
    .execute();
  if (replyId !== undefined && open.some((report) => report.reply_id === replyId)) return;
  await db
    .insertInto('mirror_reports')
    .values({ kind, mirror_id: mirrorId, reply_id: replyId ?? null, report_text: text ?? null })
    .execute();
  if (open.length < MAILED_MAX) await insertMail(db, { to: config.SUPPORT_EMAIL, ...mirrorReportMail(kind) });
}

/** What the operator needs to decide: who holds the mirror, and the sentence or the complaint itself. */
export function listOpenReports(db: Database, limit: number) {
  return db
    .selectFrom('mirror_reports')
    .innerJoin('mirrors', 'mirrors.id', 'mirror_reports.mirror_id')
    .innerJoin('users', 'users.id', 'mirrors.user_id')
    .leftJoin('mirror_replies', 'mirror_replies.id', 'mirror_reports.reply_id')
    .select([
      'mirror_reports.id',
      'mirror_reports.kind',
      'mirror_reports.created_at',
      'mirror_reports.mirror_id',
      'mirror_reports.reply_id',
      'mirror_reports.report_text',
      'mirror_replies.reply_sentence',
      'users.email',
    ])
    .where('mirror_reports.settled_at', 'is', null)
    .orderBy('mirror_reports.created_at')
    .limit(limit)
    .execute();
}
