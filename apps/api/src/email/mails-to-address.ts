import { waitInWords, tooOften, HttpError } from '@lf/platform/http/errors';
import { callsLeft } from '@lf/platform/http/rate-limit';
import { accountKey } from '../features/account-key.ts';
import type { ApiContext } from '../features/api-context.ts';

/** Of mails that somebody else can cause: an address gets no more, however many people ask. */
const MAILS_TO_ADDRESS = { name: 'mails-to-address', max: 10, windowSeconds: 24 * 60 * 60 };

/** Counts a mail that a person causes to an address; 429 when that address has had enough of them today. */
export async function countMailTo({ limit }: ApiContext, email: string): Promise<void> {
  try {
    await limit(MAILS_TO_ADDRESS, accountKey(email));
  } catch (error) {
    if (!(error instanceof HttpError) || error.retryAfterSeconds === undefined) throw error;
    throw tooOften(
      error.retryAfterSeconds,
      `This address has had enough mails from us for today. Please try again in ${waitInWords(error.retryAfterSeconds)}.`,
    );
  }
}

export interface MailedEnough {
  readonly emails: readonly string[];
  /** Until all of them can be written to again. */
  readonly seconds: number;
}

/** Those of these addresses that get no more mails today; nothing is counted. */
export async function mailedEnough(
  { db, config }: Pick<ApiContext, 'db' | 'config'>,
  emails: readonly string[],
): Promise<MailedEnough | undefined> {
  const enough = [];
  for (const email of emails) {
    const { left, seconds } = await callsLeft(db, config.RATE_LIMIT_FACTOR, MAILS_TO_ADDRESS, accountKey(email));
    if (left === 0) enough.push({ email, seconds });
  }
  if (enough.length === 0) return undefined;
  return { emails: enough.map(({ email }) => email), seconds: Math.max(...enough.map(({ seconds }) => seconds)) };
}

/** Counts a mail that nobody waits for: false when it is to stay out. */
export const mayMail = (context: ApiContext, email: string): Promise<boolean> =>
  countMailTo(context, email).then(
    () => true,
    () => false,
  );
