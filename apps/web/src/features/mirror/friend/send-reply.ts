import { replyToMirror } from '../api/reply-to-mirror.ts';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { forgetDraftIf, replySecretFor } from './kept-invitation.ts';
import { openedBy, type Opened } from './load-invitation.ts';
import { replyOf, type ReplyDraft } from './reply-draft.ts';

/** Another reply by the same secret is there: of an attempt whose answer was lost, or of another tab. */
export const isRepliedOtherwise = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'mirror_replied_otherwise';

/** The reply may have arrived all the same. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.statusCode >= 500);

/** Sends the reply; answers what is kept of it, and by which secret. */
export async function sendReply(secret: string, draft: ReplyDraft, replaces: boolean): Promise<Opened> {
  const said = replyOf(draft);
  const invitation = await replyToMirror({
    secret,
    replySecret: replySecretFor(secret),
    ...said,
    ...(replaces && { replaces: true }),
  });
  forgetDraftIf(secret, (kept) => JSON.stringify(replyOf(kept)) === JSON.stringify(said));
  return openedBy(secret, invitation);
}
