import { login, type loginBody } from '@lf/contract/auth';
import { getMe } from '@lf/contract/users';
import type * as z from 'zod/mini';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { knownDevices, rememberDevice } from '../../../lib/known-devices.ts';
import { getSession, startSession } from '../../../lib/session.ts';

/** Exchanges the password for a token, asks who that is, and remembers both. */
export async function logIn(credentials: z.infer<typeof loginBody>): Promise<void> {
  // Another tab may have logged somebody in a moment ago.
  if (getSession() !== null) throw new ApiError(409, [AUTH_MESSAGES.userIsLoggedIn], 'user_is_logged_in');
  const { access_token: token, device } = await call(login, { body: { ...credentials, devices: knownDevices() } });
  rememberDevice(device);
  startSession(token, await call(getMe, {}, { token }));
}
