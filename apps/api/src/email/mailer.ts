import { sql } from 'kysely';
import { refusesInvitations } from '../features/mirror/mirror-mails.repo.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@lf/platform/db/schema';
import type { Mail, MailTransport } from './mail.ts';

/** Mails are rows first: a mail server that is down delays them and loses none. */
export interface Mailer {
  queue(mail: Mail): Promise<void>;
  /** Sends what is due; several processes may do so at once. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The mail as a row: inside a transaction it goes out only if the rest of it happened. */
export async function insertMail(db: Database, mail: Mail): Promise<void> {
  await db
    .insertInto('outbox_mails')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      gift_id: mail.giftId ?? null,
      mirror_reply_id: mail.mirrorReplyId ?? null,
      mirror_id: mail.mirrorId ?? null,
      reminded_user_id: mail.remindedUserId ?? null,
    })
    .execute();
}

/** The giver sees who was reached. */
async function noteOnGift(db: Database, giftId: string | null, reached: boolean): Promise<void> {
  if (giftId === null) return;
  const now = sql<Date>`now()`;
  await db
    .updateTable('gifts')
    .set(reached ? { mailed_at: now, mail_refused_at: null } : { mail_refused_at: now })
    .where('id', '=', giftId)
    .execute();
}

const LOWEST_PERMANENT_REPLY = 500;

/** The recipient's mail server says that there is no such address, or that it never takes our mail: trying again is of no use. */
const isRefused = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= LOWEST_PERMANENT_REPLY;

const RETRY_EVERY_MS = 5_000;
const BATCH = 10;
/** Longer than an attempt takes: a mail whose process died over it goes to another one after this. */
const LEASE_SECONDS = 50;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`;

/** One due mail, put off for as long as its sending may take: of several processes only one gets it. */
function takeDueMail(db: Database) {
  const due = db
    .selectFrom('outbox_mails')
    .select('id')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    // A new password does not wait behind five hundred gifts.
    .orderBy(sql`gift_id is not null or mirror_reply_id is not null or reminded_user_id is not null`)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('outbox_mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: inSeconds(LEASE_SECONDS) }))
    .where('id', 'in', due)
    .returningAll()
    .executeTakeFirst();
}

const retryAfterSeconds = (attempts: number) => Math.min(600, 5 * 2 ** (attempts - 1));

export function createMailer(db: Database, transport: MailTransport, log: FastifyBaseLogger): Mailer {
  /** Takes one due mail, sends it, forgets it. False when none was due. In no transaction: the embedded database has one connection for everybody. */
  const sendOne = async (): Promise<boolean> => {
    const mail = await takeDueMail(db);
    if (!mail) return false;
    // Not before: who refuses while somebody else is just inviting them gets no mail, either.
    if (mail.mirror_reply_id !== null && (await refusesInvitations(db, mail.recipient))) {
      await db.deleteFrom('outbox_mails').where('id', '=', mail.id).execute();
      return true;
    }
    try {
      await transport.send({ to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html });
    } catch (error) {
      if ((mail.gift_id !== null || mail.mirror_reply_id !== null) && isRefused(error)) {
        await noteOnGift(db, mail.gift_id, false);
        await db.deleteFrom('outbox_mails').where('id', '=', mail.id).execute();
        return true;
      }
      log.warn({ err: error, attempts: mail.attempts }, 'mail not sent, will retry');
      await db
        .updateTable('outbox_mails')
        .set({ next_attempt_at: inSeconds(retryAfterSeconds(mail.attempts)) })
        .where('id', '=', mail.id)
        .execute();
      return true;
    }
    await noteOnGift(db, mail.gift_id, true);
    await db.deleteFrom('outbox_mails').where('id', '=', mail.id).execute();
    return true;
  };

  const closing = new AbortController();
  let flushing: Promise<void> | undefined;
  const flush = () => {
    let sent = 0;
    flushing ??= (async () => {
      while (sent < BATCH && !closing.signal.aborted && (await sendOne())) sent += 1;
    })()
      .catch((error: unknown) => log.error({ err: error }, 'outbox not read'))
      .finally(() => {
        flushing = undefined;
        if (sent === BATCH && !closing.signal.aborted) void flush();
      });
    return flushing;
  };
  const timer = setInterval(() => void flush(), RETRY_EVERY_MS);
  timer.unref();

  return {
    queue: async (mail) => {
      await insertMail(db, mail);
      void flush();
    },
    flush,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await flushing;
      await transport.close();
    },
  };
}
