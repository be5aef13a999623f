import { sql } from 'kysely';
import { insertMail } from '../../email/mailer.ts';
import { mirrorReportMail } from '../../email/mirror-report-mail.ts';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';
import type { MirrorRow } from './mirrors.repo.ts';

/** Held by the caller. Without an id it is gone, and its owner is held. */
export type ReportedMirror = Pick<MirrorRow, 'user_id' | 'license_code'> & { readonly id: string | null };

interface NewReport {
  readonly kind: 'sentence' | 'invitation';
  readonly mirror: ReportedMirror;
  readonly replyId?: string;
  /** Of somebody who complains by a mailed secret. */
  readonly reporterHash?: string | undefined;
  readonly text?: string | undefined;
}

/** Mirrors with open reports that have brought the operator a mail; further ones only stand in the list. */
const MAILED_MIRRORS_MAX = 5;
/**
 * Open complaints by the shared link of one mirror that are kept. More say nothing new, and whoever has the link can send any number, its
 * owner, too. Those by a mailed invitation are never too many: there is one for each.
 */
const SHARED_LINK_REPORTS_MAX = 10;

const open = (db: Database) => db.selectFrom('mirror_reports').where('settled_at', 'is', null);

/** The first report of a mirror: what follows stands in the list that the operator reads then. */
async function bringsMail(db: Database, { id, user_id }: ReportedMirror): Promise<boolean> {
  const mirrors = await open(db)
    .select(sql<string>`coalesce(mirror_id, user_id)::text`.as('mirror'))
    .distinct()
    .limit(MAILED_MIRRORS_MAX + 1)
    .execute();
  return mirrors.length < MAILED_MIRRORS_MAX && !mirrors.some(({ mirror }) => mirror === (id ?? user_id));
}

/** What was reported before and is still open: the sentence, or the same person's complaint. */
async function findSame(db: Database, { replyId, reporterHash }: NewReport) {
  // By the shared link nobody is told from anybody else.
  if (replyId === undefined && reporterHash === undefined) return undefined;
  return open(db)
    .select('id')
    .$if(replyId !== undefined, (query) => query.where('reply_id', '=', replyId ?? null))
    .$if(reporterHash !== undefined, (query) => query.where('reporter_hash', '=', reporterHash ?? null))
    .executeTakeFirst();
}

async function isFull(db: Database, { kind, mirror, reporterHash }: NewReport): Promise<boolean> {
  if (kind === 'sentence' || reporterHash !== undefined) return false;
  const reports = await open(db)
    .select('id')
    .where('mirror_id', '=', mirror.id)
    .where('kind', '=', kind)
    .where('reporter_hash', 'is', null)
    .execute();
  return reports.length >= SHARED_LINK_REPORTS_MAX;
}

/** For the operator's list. The mail says that there is one, and not what it is about. */
export async function insertReport(
  db: Database,
  config: Pick<Config, 'SUPPORT_EMAIL'>,
  report: NewReport,
): Promise<void> {
  const { kind, mirror, replyId, reporterHash, text } = report;
  const same = await findSame(db, report);
  if (same !== undefined) {
    if (text !== undefined)
      await db.updateTable('mirror_reports').set({ report_text: text }).where('id', '=', same.id).execute();
    return;
  }
  if (await isFull(db, report)) return;
  const isMailed = await bringsMail(db, mirror);
  await db
    .insertInto('mirror_reports')
    .values({
      kind,
      user_id: mirror.user_id,
      license_code: mirror.license_code,
      mirror_id: mirror.id,
      reply_id: replyId ?? null,
      reporter_hash: reporterHash ?? null,
      report_text: text ?? null,
    })
    .execute();
  if (isMailed) await insertMail(db, { to: config.SUPPORT_EMAIL, ...mirrorReportMail(kind) });
}

export async function countOpenReports(db: Database): Promise<number> {
  const { reports } = await open(db)
    .select(sql<number>`count(*)::int`.as('reports'))
    .executeTakeFirstOrThrow();
  return reports;
}

/** What the operator needs to decide: who holds the mirror, and the sentence or the complaint itself. */
export function listOpenReports(db: Database, limit: number) {
  return (
    db
      .selectFrom('mirror_reports')
      .innerJoin('users', 'users.id', 'mirror_reports.user_id')
      .leftJoin('mirror_replies', 'mirror_replies.id', 'mirror_reports.reply_id')
      // Where it was begun anew, that one.
      .leftJoin('mirrors', (join) =>
        join
          .onRef('mirrors.license_code', '=', 'mirror_reports.license_code')
          .onRef('mirrors.user_id', '=', 'mirror_reports.user_id'),
      )
      .select([
        'mirror_reports.id',
        'mirror_reports.kind',
        'mirror_reports.created_at',
        'mirror_reports.mirror_id',
        'mirror_reports.reply_id',
        'mirror_reports.report_text',
        'mirror_replies.reply_sentence',
        'mirrors.id as standing_id',
        'users.email',
      ])
      .where('mirror_reports.settled_at', 'is', null)
      .orderBy('mirror_reports.created_at')
      .limit(limit)
      .execute()
  );
}

/** One, or all about one fingerprint, also from before its mirror was begun anew. What was said is forgotten with that. */
export async function settleReports(db: Database, which: { readonly id: string } | OwnKey): Promise<void> {
  await db
    .updateTable('mirror_reports')
    .set({ settled_at: sql<Date>`now()`, report_text: null })
    .where((eb) =>
      'id' in which
        ? eb('id', '=', which.id)
        : eb.and([eb('user_id', '=', which.userId), eb('license_code', '=', which.licenseCode)]),
    )
    .where('settled_at', 'is', null)
    .execute();
}
