import { readEntered } from '@lf/domain/entered-code';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { ruleBroken } from '@lf/platform/http/errors';
import { askedForKeyMail } from '../../email/asked-for-key-mail.ts';
import { findGivableKey } from './gifts.repo.ts';
import { keyEnd } from '../audit/audit.repo.ts';
import { mayMail } from '../../email/mails-to-address.ts';
import type { ApiContext } from '../api-context.ts';

const DAY_S = 24 * 60 * 60;
/** About one key, by whomever. */
const ASKS = {
  name: 'ask-about-key',
  free: 0,
  firstWaitSeconds: DAY_S,
  waitMaxSeconds: 7 * DAY_S,
  forgetSeconds: 30 * DAY_S,
};

/** Mails the holder of an unstarted key, at the address they have proven, and says nothing about who asks. */
async function mailOwner(context: ApiContext, askerId: string, licenseCode: string): Promise<void> {
  const key = await findGivableKey(context.db, licenseCode);
  if (!key || key.user_id === askerId || key.email_confirmed_at === null) return;
  if ((await context.backoff.take(ASKS, licenseCode)) !== undefined) return;
  if (!(await mayMail(context, key.email))) return;
  await context.mailer.queue({
    to: key.email,
    ...askedForKeyMail({ keyEnd: keyEnd(licenseCode), link: `${context.config.PUBLIC_URL}/account` }),
  });
}

/** What is to be done for a copied key; the caller does not wait for it, so that the answer's time tells nothing. */
export function askOwner(context: ApiContext, askerId: string, text: string): Promise<void> {
  const entered = readEntered(text);
  if (entered.kind !== 'key') throw ruleBroken([KEY_MESSAGES.askNeedsKey]);
  return mailOwner(context, askerId, entered.licenseCode);
}
