import { waitInWords, tooOften, HttpError } from '@lf/platform/http/errors';
import { accountKey } from '../features/auth/login-limits.ts';
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

/** The same for a mail that nobody waits for: false when it is to stay out. */
export const mayMail = (context: ApiContext, email: string): Promise<boolean> =>
  countMailTo(context, email).then(
    () => true,
    () => false,
  );
