import type { MirrorInvitation } from '@lf/contract/mirror';
import { openMirror } from '../api/open-mirror.ts';
import { isUnknown } from './is-unknown.ts';
import { forgetDraft, forgetUnlessDrafted, hasPassed, replySecretFor } from './kept-invitation.ts';
import { newerDraft } from './newer-draft.ts';

export interface Opened {
  readonly invitation: MirrorInvitation;
  /** By which the reply, where there is one, is found and taken back: this device's own, or that of the address. */
  readonly heldBy: string;
  /** Whoever would rather not had sent it already: their reply had arrived, and is deleted. */
  readonly isTakenBack?: boolean;
}

/** A shared link does not know who has replied or passed: this device does. */
export function openedBy(secret: string, invitation: MirrorInvitation): Opened {
  // Its answer was lost, or it was typed and taken out again: nothing of it is news.
  if (invitation.reply && !newerDraft(secret, invitation)) forgetDraft(secret);
  const isPassed = invitation.state === 'open' && hasPassed(secret);
  return {
    invitation: isPassed ? { ...invitation, state: 'passed' } : invitation,
    heldBy: invitation.shared ? replySecretFor(secret) : secret,
  };
}

/** What the link shows on this device. */
export async function loadInvitation(secret: string): Promise<Opened> {
  try {
    return openedBy(secret, await openMirror({ secret, replySecret: replySecretFor(secret) }));
  } catch (error) {
    if (isUnknown(error)) forgetUnlessDrafted(secret);
    throw error;
  }
}
