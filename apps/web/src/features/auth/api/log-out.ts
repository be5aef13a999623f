import { logout } from '@lf/contract/log-out';
import { call } from '../../../lib/call.ts';
import { forgetSavedDrafts } from '../../../lib/drafts-on-this-device.ts';
import { endSession, getSession } from '../../../lib/session.ts';

/** This browser forgets at once; the server is told, and if it cannot be reached, the token expires by itself. */
export async function logOut(): Promise<void> {
  const session = getSession();
  endSession('logged-out');
  if (session === null) return;
  forgetSavedDrafts(session.user.id);
  try {
    await call(logout, {}, { token: session.token });
  } catch {
    // The person is logged out here whatever the server says.
  }
}
