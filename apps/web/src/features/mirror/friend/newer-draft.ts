import type { MirrorInvitation } from '@lf/contract/mirror';
import { keptDraft } from './kept-invitation.ts';
import { isEmpty, onCards, saysTheSame, type ReplyDraft } from './reply-draft.ts';

/** What was written on this device and is not in the reply that has arrived. */
export function newerDraft(secret: string, { cards, reply }: MirrorInvitation): ReplyDraft | undefined {
  const kept = onCards(keptDraft(secret), cards);
  return isEmpty(kept) || (reply && saysTheSame(kept, reply)) ? undefined : kept;
}
