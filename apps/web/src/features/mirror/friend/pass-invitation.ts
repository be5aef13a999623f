import { passMirror } from '../api/pass-mirror.ts';
import { keepDraft, rememberPassed } from './kept-invitation.ts';
import { loadInvitation, type Opened } from './load-invitation.ts';
import { saysTheSame, type ReplyDraft } from './reply-draft.ts';
import { withdrawIfThere } from './withdraw-if-there.ts';

interface InHand {
  readonly draft: ReplyDraft;
  /** What was sent where no answer came: each may have arrived. */
  readonly lost: readonly ReplyDraft[];
}

/**
 * Says nothing. A reply of this page that arrived all the same is taken back; one that was sent elsewhere was meant, and is shown instead.
 * Answers what the link shows now.
 */
export async function passInvitation(secret: string, { draft, lost }: InHand): Promise<Opened> {
  let opened = await loadInvitation(secret);
  const { reply } = opened.invitation;
  if (reply) {
    if (!lost.some((sent) => saysTheSame(sent, reply))) return opened;
    // It was forgotten because it had arrived. Somebody may think again.
    keepDraft(secret, draft);
    await withdrawIfThere(opened.heldBy);
    opened = await loadInvitation(secret);
  }
  await passMirror({ secret });
  rememberPassed(secret);
  const { invitation } = opened;
  return {
    ...opened,
    invitation: invitation.state === 'open' ? { ...invitation, state: 'passed' } : invitation,
    isTakenBack: reply !== undefined,
  };
}
