import { replyToMirror } from '../api/reply-to-mirror.ts';
import { forgetDraft, replySecretFor } from './kept-invitation.ts';
import { loadInvitation, type Opened } from './load-invitation.ts';
import { replyOf, type ReplyDraft } from './reply-draft.ts';

/** Sends the reply; answers what is kept of it, and by which secret. */
export async function sendReply(secret: string, draft: ReplyDraft): Promise<Opened> {
  const replySecret = replySecretFor(secret);
  const invitation = await replyToMirror({ secret, replySecret, ...replyOf(draft) });
  forgetDraft(secret);
  // A mailed invitation is its own secret, a shared link is not: which one this is, is known by asking.
  return loadInvitation(secret).catch(() => ({ invitation, heldBy: replySecret }));
}
