import { deleteMe } from '@lf/contract/users';
import { call } from '../../../lib/call.ts';
import { forgetAllDrafts } from '../../../lib/drafts-on-this-device.ts';
import { endSession } from '../../../lib/session.ts';

/** The guard of the screen does the rest: without a session it leads to the log-in page, which says goodbye. */
export async function deleteMyAccount(userId: string, password: string): Promise<void> {
  await call(deleteMe, { body: { password } });
  endSession('deleted');
  forgetAllDrafts(userId);
}
