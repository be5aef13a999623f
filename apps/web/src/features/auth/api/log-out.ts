import { logout } from '@lf/contract/auth';
import { call } from '../../../lib/call.ts';
import { endSession, getSession } from '../../../lib/session.ts';

/** This browser forgets at once; the server is told, and if it cannot hear, the token runs out by itself. */
export async function logOut(): Promise<void> {
  const token = getSession()?.token;
  endSession('logged-out');
  if (token === undefined) return;
  try {
    await call(logout, {}, { token });
  } catch {
    // The person is logged out here whatever the server says.
  }
}
