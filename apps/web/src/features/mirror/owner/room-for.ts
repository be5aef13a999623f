import type { OwnMirror } from '@lf/contract/mirror';
import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';

/** How many more can reply, and how many more it makes sense to invite: nobody is asked for a reply that would be refused. */
export function roomFor({ closed, replies, invited }: Pick<OwnMirror, 'closed' | 'replies' | 'invited'>) {
  const room = closed ? 0 : Math.max(0, MIRROR_PEOPLE_MAX - replies);
  return { replies: room, invitations: Math.min(room, Math.max(0, MIRROR_PEOPLE_MAX - invited.length)) };
}
