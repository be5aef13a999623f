import type { MirrorInvitation } from '@lf/contract/mirror';
import { ApiError } from '../../../lib/api-error.ts';
import { openMirror } from '../api/open-mirror.ts';
import { hasPassed, keptReplySecret } from './kept-invitation.ts';

export interface Opened {
  readonly invitation: MirrorInvitation;
  /** By which the reply, where there is one, is found and taken back: this device's own, or that of the address. */
  readonly heldBy: string;
}

const NOT_FOUND = 404;

/** The reply of this device, where it has arrived. */
async function ownReply(secret: string): Promise<Opened | undefined> {
  const heldBy = keptReplySecret(secret);
  if (heldBy === undefined) return undefined;
  try {
    return { invitation: await openMirror(heldBy), heldBy };
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === NOT_FOUND) return undefined;
    throw error;
  }
}

/** What the link shows on this device: a shared link does not know who has replied or passed, the device does. */
export async function loadInvitation(secret: string): Promise<Opened> {
  const own = await ownReply(secret);
  if (own !== undefined) return own;
  const invitation = await openMirror(secret);
  const isPassed = invitation.state === 'open' && hasPassed(secret);
  return { invitation: isPassed ? { ...invitation, state: 'passed' } : invitation, heldBy: secret };
}
