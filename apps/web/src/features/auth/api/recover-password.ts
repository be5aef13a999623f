import { recoverPassword } from '@lf/contract/users';
import type { RouteBody } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';
import { rememberDevice } from '../../../lib/known-devices.ts';
import { endSession, getSession } from '../../../lib/session.ts';

/** A new password ends every session there was, this browser's too. */
export async function setNewPassword(body: RouteBody<typeof recoverPassword>): Promise<void> {
  const { device } = await call(recoverPassword, { body });
  rememberDevice(device);
  if (getSession() !== null) endSession('logged-out');
}
