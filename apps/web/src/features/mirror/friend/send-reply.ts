import { replyToMirror } from '../api/reply-to-mirror.ts';
import { forgetDraft, replySecretFor } from './kept-invitation.ts';
import { openedBy, type Opened } from './load-invitation.ts';
import { replyOf, type ReplyDraft } from './reply-draft.ts';

/** Sends the reply; answers what is kept of it, and by which secret. */
export async function sendReply(secret: string, draft: ReplyDraft): Promise<Opened> {
  const invitation = await replyToMirror({ secret, replySecret: replySecretFor(secret), ...replyOf(draft) });
  forgetDraft(secret);
  return openedBy(secret, invitation);
}
