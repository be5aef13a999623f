import { requestEmailConfirmation } from '@lf/contract/account';
import { call } from '../../../lib/call.ts';
import { refreshUser } from './refresh-user.ts';

/** Sends the link again; whoever has confirmed on another device learns it here. */
export async function sendEmailLink(): Promise<readonly string[]> {
  const { messages } = await call(requestEmailConfirmation);
  await refreshUser().catch(() => undefined);
  return messages;
}
