import { withdrawReply } from '../api/withdraw-reply.ts';
import { forgetInvitation } from './kept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';

/** Nothing of the reply is left, there or here. Answers whether the link of the page takes another one. */
export async function takeBackReply(secret: string, heldBy: string): Promise<boolean> {
  await withdrawReply(heldBy);
  forgetInvitation(secret);
  return loadInvitation(secret).then(
    ({ invitation }) => invitation.state === 'open',
    () => false,
  );
}
