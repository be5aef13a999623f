import type { MirrorInvitation } from '@lf/contract/mirror';
import { withdrawReply } from '../api/withdraw-reply.ts';
import { isUnknown } from './is-unknown.ts';
import { forgetInvitation } from './kept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';

/** Nothing of the reply is left, there or here. Answers what the link of the page shows now. */
export async function takeBackReply(secret: string, heldBy: string): Promise<MirrorInvitation | undefined> {
  try {
    await withdrawReply(heldBy);
  } catch (error) {
    // Taken back already, by an attempt whose answer was lost.
    if (!isUnknown(error)) throw error;
  }
  forgetInvitation(secret);
  return loadInvitation(secret).then(
    ({ invitation }) => invitation,
    () => undefined,
  );
}
