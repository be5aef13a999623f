import { sql } from 'kysely';
import { HttpError } from '@lf/platform/http/errors';
import { countMailTo } from '../../email/mails-to-address.ts';
import { giftMail } from '../../email/gift-mail.ts';
import { hashOfGiftSecret, newGiftSecret } from './gift-secret.ts';
import { insertMail } from '../../email/mailer.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import type { Database } from '@lf/platform/db/schema';

const LOOK_EVERY_MS = 5_000;
/** Written before they are sent: the mails of one sending neither fill the outbox nor keep the others out of it. */
const MAILS_AT_ONCE = 10;
/** Longer than one mail takes to write: a gift whose process died over it goes to another one after this. */
const LEASE_SECONDS = 20;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::float8)`;

/** One gift whose mail is due, put off for as long as the writing may take: of several processes only one gets it. */
function takeDueGift(db: Database) {
  const due = db
    .selectFrom('gifts')
    .select('id')
    .where('mail_due_at', '<=', sql<Date>`now()`)
    .where('claimed_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('mail_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('gifts')
    .set({ mail_due_at: inSeconds(LEASE_SECONDS) })
    .where('id', 'in', due)
    .returning(['id', 'giver_id', 'sending_id', 'recipient_email', 'mail_kind'])
    .executeTakeFirst();
}

type DueGift = NonNullable<Awaited<ReturnType<typeof takeDueGift>>>;

async function putOff(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('gifts')
    .set({ mail_due_at: inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
}

/** The mail and its new link, or neither. Links of earlier mails work on. */
function writeMail({ db, config }: ApiContext, gift: DueGift, to: string): Promise<void> {
  const secret = newGiftSecret();
  return db.transaction().execute(async (trx) => {
    const open = await trx
      .updateTable('gifts')
      .set({
        earlier_secret_hashes: sql<string[]>`array_append(earlier_secret_hashes, secret_hash)`,
        secret_hash: hashOfGiftSecret(secret),
        mail_due_at: null,
      })
      .where('id', '=', gift.id)
      .where('claimed_at', 'is', null)
      .where('taken_back_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!open) return;
    const giver = await trx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', gift.giver_id)
      .executeTakeFirstOrThrow();
    const sending =
      gift.sending_id === null
        ? undefined
        : await trx
            .selectFrom('gift_sendings')
            .select('gift_message')
            .where('id', '=', gift.sending_id)
            .executeTakeFirst();
    const mail = giftMail({
      giver: `${giver.first_name} ${giver.last_name}`,
      link: `${config.PUBLIC_URL}/claim-key?gift=${secret}`,
      message: sending?.gift_message,
      isReminder: gift.mail_kind === 'reminder',
    });
    await insertMail(trx, { to, giftId: gift.id, ...mail });
  });
}

/** Writes the mail of one gift. False when none is due. */
async function writeNext(context: ApiContext): Promise<boolean> {
  const gift = await takeDueGift(context.db);
  if (!gift) return false;
  if (gift.recipient_email === null) return true;
  try {
    await countMailTo(context, gift.recipient_email);
  } catch (error) {
    if (!(error instanceof HttpError) || error.retryAfterSeconds === undefined) throw error;
    // This address has had enough mails for today: the key waits for it.
    await putOff(context.db, gift.id, error.retryAfterSeconds);
    return true;
  }
  await writeMail(context, gift, gift.recipient_email);
  return true;
}

export interface GiftMails {
  /** There is something to write now. */
  wake(): void;
  close(): Promise<void>;
}

/** Writes due mails in the background. What is due is in the database: a restart goes on where it was. */
export function writeGiftMails(context: ApiContext, log: FastifyBaseLogger): GiftMails {
  const closing = new AbortController();
  let working: Promise<void> | undefined;
  const work = () => {
    working ??= (async () => {
      for (let written = 1; !closing.signal.aborted && (await writeNext(context)); written += 1)
        if (written % MAILS_AT_ONCE === 0) await context.mailer.flush();
      await context.mailer.flush();
    })()
      .catch((error: unknown) => log.error({ err: error }, 'gift mails not written'))
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(work, LOOK_EVERY_MS);
  timer.unref();
  return {
    wake: work,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await working;
    },
  };
}
