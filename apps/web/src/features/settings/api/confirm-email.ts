import { confirmEmail } from '@lf/contract/account';
import { call } from '../../../lib/call.ts';
import { getSession } from '../../../lib/session.ts';
import { refreshUser } from './refresh-user.ts';

export async function confirmEmailBy(key: string): Promise<{ readonly email: string; readonly changed: boolean }> {
  const confirmed = await call(confirmEmail, { body: { key } });
  // Whoever is logged in here need not be the one whose address it is.
  if (getSession() !== null) await refreshUser().catch(() => undefined);
  return confirmed;
}
