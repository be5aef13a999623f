import type { MirrorInvitation } from '@lf/contract/mirror';
import { forgetInvitation } from './kept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';
import { withdrawIfThere } from './withdraw-if-there.ts';

/** Nothing of the reply is left, there or here. Answers what the link of the page shows now. */
export async function takeBackReply(secret: string, heldBy: string): Promise<MirrorInvitation | undefined> {
  await withdrawIfThere(heldBy);
  forgetInvitation(secret);
  return loadInvitation(secret).then(
    ({ invitation }) => invitation,
    () => undefined,
  );
}
