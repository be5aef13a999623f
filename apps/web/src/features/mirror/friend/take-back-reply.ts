import { withdrawReply } from '../api/withdraw-reply.ts';
import { isUnknown } from './is-unknown.ts';
import { forgetInvitation } from './kept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';

/** Nothing of the reply is left, there or here. Answers whether the link of the page takes another one. */
export async function takeBackReply(secret: string, heldBy: string): Promise<boolean> {
  try {
    await withdrawReply(heldBy);
  } catch (error) {
    // Taken back already, by an attempt whose answer was lost.
    if (!isUnknown(error)) throw error;
  }
  forgetInvitation(secret);
  return loadInvitation(secret).then(
    ({ invitation }) => invitation.state === 'open',
    () => false,
  );
}
