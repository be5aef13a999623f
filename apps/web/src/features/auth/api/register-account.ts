import { register } from '@lf/contract/users';
import type { RouteBody } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';
import { logIn } from './log-in.ts';

/** A new account is logged in at once. */
export async function registerAccount(account: RouteBody<typeof register>): Promise<void> {
  await call(register, { body: account });
  await logIn({ email: account.email, password: account.password });
}
