import { confirmEmail } from '@lf/contract/confirm-email';
import { call } from '../../../lib/call.ts';
import { getSession } from '../../../lib/session.ts';

/** With the code of the account, which strangers do without. */
const refreshed = async () => (await import('./refresh-user.ts')).refreshUser();

export async function confirmEmailBy(key: string): Promise<{ readonly email: string; readonly changed: boolean }> {
  const confirmed = await call(confirmEmail, { body: { key } });
  // Whoever is logged in here need not be the one whose address it is.
  if (getSession() !== null) await refreshed().catch(() => undefined);
  return confirmed;
}
