import { textsOf } from '../fingerprint-data/answers.repo.ts';
import { findSessions } from '../auth/sessions.repo.ts';
import { joinForm } from '../fingerprint-data/form-answers.ts';
import { allKeys } from '../licenses/key-list.ts';
import { listReceipts } from '../orders/orders.repo.ts';
import { presentOrder } from '../orders/order-presenter.ts';
import { invitationsTo } from '../mirror/invitations-to.ts';
import { mirrorRecordsOf } from '../mirror/mirror-records.ts';
import { mirrorsOf } from '../mirror/mirror-view.ts';
import { againReminderOf } from '../again/again.service.ts';
import { sideBySidesOf } from '../side-by-side/side-by-side.service.ts';
import { ownEvents } from '../audit/own-events.ts';
import type { Selectable } from 'kysely';
import type { AnswersTable } from '@lf/platform/db/tables/survey';
import type { Database } from '@lf/platform/db/schema';
import type { AuditEvent } from '@lf/contract/audit';
import type { License } from '@lf/contract/licenses';
import type { Order } from '@lf/contract/orders';

/** Everything that we keep about one person, in words they can read without us. */
export interface PersonalData {
  readonly exportedAt: string;
  readonly user: Readonly<Record<string, unknown>>;
  readonly keys: readonly License[];
  readonly orders: readonly Order[];
  readonly redeemedCodes: readonly Readonly<Record<string, unknown>>[];
  readonly sentKeys: readonly Readonly<Record<string, unknown>>[];
  readonly sessions: readonly Readonly<Record<string, unknown>>[];
  readonly surveyRecords: readonly Readonly<Record<string, unknown>>[];
  readonly results: readonly Readonly<Record<string, unknown>>[];
  /** What others said of the person, as far as they may see it. */
  readonly mirrors: readonly Readonly<Record<string, unknown>>[];
  /** Who asked this person by mail what they see in them, and what they replied. */
  readonly mirrorInvitations: readonly Readonly<Record<string, unknown>>[];
  /** Whom they asked when, what they reported, whether they are barred, who had invited them to a mirror that is gone, and whether they want no invitations. */
  readonly mirrorRecords: Readonly<Record<string, unknown>>;
  /** With whom, and what is shown of them. */
  readonly sideBySide: readonly Readonly<Record<string, unknown>>[];
  readonly yearlyReminder: Readonly<Record<string, unknown>> | null;
  readonly events: readonly AuditEvent[];
  readonly aiAnswers: readonly Readonly<Record<string, unknown>>[];
}

/** More than a year of anybody's. */
const EVENTS_MAX = 10_000;

/** Kept as text; shown as what it says. */
function readable(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const presentAnswer = (answer: Selectable<AnswersTable>) => ({
  question: answer.question,
  topic: answer.topic,
  answer: answer.text,
  submittedAt: answer.submitted_at,
  earlierAnswers: readable(answer.versions),
});

async function surveyRecordsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('survey_records')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at')
    .execute();
  const answers = await db
    .selectFrom('answers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('submitted_at')
    .execute();
  return rows.map((row) => {
    const own = answers.filter((answer) => answer.license_code === row.license_code);
    return {
      licenseCode: row.license_code,
      updatedAt: row.updated_at,
      lastPageAccessed: row.last_page_accessed,
      visitedRoutes: row.visited_routes,
      data: readable(joinForm(row.data, textsOf(own)).data),
      aboutYou: readable(row.about_you),
      professionalLife: readable(row.professional_life),
      answers: own.map(presentAnswer),
    };
  });
}

async function resultsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('fingerprints')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at')
    .execute();
  return rows.map((row) => ({
    licenseCode: row.license_code,
    updatedAt: row.updated_at,
    confirmedAt: row.confirmed_at,
    public: row.public,
    shareCode: row.share_code ?? row.license_code,
    values: readable(row.ranked_values),
    narrative: readable(row.narrative),
  }));
}

async function redeemedCodesOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select(['coupon_code', 'redeemed_at'])
    .where('user_id', '=', userId)
    .orderBy('redeemed_at')
    .execute();
  return rows.map((row) => ({ code: row.coupon_code, redeemedAt: row.redeemed_at }));
}

/** To whom this person sent keys, and what they wrote to them. */
async function sentKeysOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('gifts')
    .leftJoin('gift_sendings', 'gift_sendings.id', 'gifts.sending_id')
    .select([
      'gifts.license_code',
      'gifts.recipient_email',
      'gifts.created_at',
      'gifts.mailed_at',
      'gifts.claimed_at',
      'gifts.taken_back_at',
      'gift_sendings.gift_message',
    ])
    .where('gifts.giver_id', '=', userId)
    .orderBy('gifts.created_at')
    .execute();
  return rows.map((row) => ({
    code: row.license_code,
    recipientEmail: row.recipient_email,
    message: row.gift_message,
    givenAt: row.created_at,
    mailedAt: row.mailed_at,
    claimedAt: row.claimed_at,
    takenBackAt: row.taken_back_at,
  }));
}

/** Where the person is logged in. */
async function sessionsOf(db: Database, userId: string) {
  return (await findSessions(db, userId)).map((row) => ({
    device: row.device,
    startedAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

async function aiAnswersOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('ai_answers')
    .select(['answer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ createdAt: row.created_at, answer: readable(row.answer) }));
}

export async function collectPersonalData(db: Database, userId: string): Promise<PersonalData> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_confirmed_at', 'first_name', 'last_name', 'created_at', 'consented_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Anybody can sign up with an address that is not theirs.
  const confirmedEmail = user.email_confirmed_at === null ? undefined : user.email;
  return {
    exportedAt: new Date().toISOString(),
    user: {
      id: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      createdAt: user.created_at,
      consentedAt: user.consented_at,
    },
    keys: await allKeys(db, userId),
    orders: (await listReceipts(db, userId)).map(presentOrder),
    redeemedCodes: await redeemedCodesOf(db, userId),
    sentKeys: await sentKeysOf(db, userId),
    sessions: await sessionsOf(db, userId),
    surveyRecords: await surveyRecordsOf(db, userId),
    results: await resultsOf(db, userId),
    mirrors: await mirrorsOf(db, userId),
    mirrorInvitations: confirmedEmail === undefined ? [] : await invitationsTo(db, confirmedEmail),
    mirrorRecords: await mirrorRecordsOf(db, userId, confirmedEmail),
    sideBySide: await sideBySidesOf(db, userId),
    yearlyReminder: await againReminderOf(db, userId),
    events: await ownEvents(db, userId, EVENTS_MAX),
    aiAnswers: await aiAnswersOf(db, userId),
  };
}
