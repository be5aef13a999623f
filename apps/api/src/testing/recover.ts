import { mailsTo } from './outbox.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** Sets a new password by the link in the mail; returns what makes this device a known one. */
export async function recoverPassword(api: TestApi, user: TestUser, newPassword: string): Promise<string> {
  await api.call('POST', '/users/request-recover-password', { body: { email: user.email } });
  const [mail] = await mailsTo(api, user.email);
  const key = /[?&]key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const answer = await api.call('POST', '/users/recover-password', { body: { email: user.email, newPassword, key } });
  const { device = '' } = answer.body as { device?: string };
  return device;
}
