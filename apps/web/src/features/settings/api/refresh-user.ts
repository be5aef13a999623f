import { getMe } from '@lf/contract/users';
import { call } from '../../../lib/call.ts';
import { updateUser } from '../../../lib/session.ts';

/** What the browser remembers of the person may be older than the account. */
export async function refreshUser(): Promise<void> {
  updateUser(await call(getMe));
}
