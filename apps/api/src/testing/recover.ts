import { expect } from 'vitest';
import { mailsTo } from './outbox.ts';
import type { Email } from 'postal-mime';
import type { TestApi, TestUser } from './test-api.ts';

/** Of the newest of these mails that has one. */
const recoveryKeyIn = (mails: readonly Email[]): string =>
  mails.map((mail) => /reset-password\?key=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '').findLast(Boolean) ?? '';

/** Sets a new password by the link in the mail; returns what makes this device a known one. */
export async function recoverPassword(api: TestApi, user: TestUser, newPassword: string): Promise<string> {
  await api.call('POST', '/users/request-recover-password', { body: { email: user.email } });
  const key = await expect
    .poll(async () => recoveryKeyIn(await mailsTo(api, user.email)))
    .not.toBe('')
    .then(async () => recoveryKeyIn(await mailsTo(api, user.email)));
  const answer = await api.call('POST', '/users/recover-password', { body: { email: user.email, newPassword, key } });
  const { device = '' } = answer.body as { device?: string };
  return device;
}
