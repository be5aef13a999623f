import { endSessions } from '@lf/contract/account';
import { call } from '../../../lib/call.ts';
import { forgetSavedDrafts } from '../../../lib/drafts-on-this-device.ts';
import { endSession } from '../../../lib/session.ts';

/** The guard of the screen does the rest: without a session it leads to the log-in page. */
export async function logOutEverywhere(userId: string): Promise<void> {
  await call(endSessions);
  endSession('logged-out');
  forgetSavedDrafts(userId);
}
