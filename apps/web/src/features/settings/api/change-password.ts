import { changePassword } from '@lf/contract/account';
import type { RouteBody } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';
import { rememberDevice } from '../../../lib/known-devices.ts';
import { getSession, replaceToken } from '../../../lib/session.ts';

/** Every other device is logged out; this one goes on. */
export async function saveNewPassword(body: RouteBody<typeof changePassword>): Promise<void> {
  const before = getSession()?.token;
  const { access_token: token, device } = await call(changePassword, { body });
  rememberDevice(device);
  replaceToken(before, token);
}
