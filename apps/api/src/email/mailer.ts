import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@lf/platform/db/schema';
import type { Mail } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** Mails are rows first: a mail server that is down delays them and loses none. */
export interface Mailer {
  queue(mail: Mail): Promise<void>;
  /** Sends what is due; several processes may do so at once. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The mail as a row: inside a transaction it goes out only if the rest of it happened. */
export async function insertMail(db: Database, mail: Mail): Promise<void> {
  await db.insertInto('outbox_mails').values({ recipient: mail.to, subject: mail.subject, text: mail.text, html: mail.html }).execute();
}

const RETRY_EVERY_MS = 5_000;
const BATCH = 10;

export function createMailer(db: Database, transport: MailTransport, log: FastifyBaseLogger): Mailer {
  /** Takes one due mail, sends it, forgets it. False when none was due. */
  const sendOne = () =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('outbox_mails')
        .selectAll()
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!row) return false;
      try {
        await transport.send({ to: row.recipient, subject: row.subject, text: row.text, html: row.html });
        await trx.deleteFrom('outbox_mails').where('id', '=', row.id).execute();
      } catch (error) {
        log.warn({ err: error, attempts: row.attempts + 1 }, 'mail not sent, will retry');
        await trx
          .updateTable('outbox_mails')
          .set({
            attempts: row.attempts + 1,
            next_attempt_at: sql<Date>`now() + make_interval(secs => least(600, 5 * power(2, ${row.attempts}::float8)))`,
          })
          .where('id', '=', row.id)
          .execute();
      }
      return true;
    });

  let flushing: Promise<void> | undefined;
  const flush = () => {
    flushing ??= (async () => {
      for (let sent = 0; sent < BATCH && (await sendOne()); sent += 1);
    })()
      .catch((error: unknown) => log.error({ err: error }, 'outbox not read'))
      .finally(() => {
        flushing = undefined;
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
      clearInterval(timer);
      await flushing;
      await transport.close();
    },
  };
}
