import type { OwnMirror } from '@lf/contract/mirror';
import { MIRROR_PEOPLE_MAX } from '@lf/domain/together-limits';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import styles from './reply-count.module.css';

function countBelow({ replies, closed }: OwnMirror): string {
  if (closed) return WORDS.closedBelow(replies);
  return replies === 0 ? WORDS.none : WORDS.below(replies);
}

/** With no more to come, those that wait are never added. */
function waitingOf({ replies, waiting, closed }: OwnMirror): string {
  return closed || replies >= MIRROR_PEOPLE_MAX ? WORDS.tooLate(waiting) : WORDS.waiting(waiting);
}

/** How many have replied, as long as what they say cannot be seen, and what is still to come. */
export function ReplyCount({ mirror }: { readonly mirror: OwnMirror }) {
  return (
    <div className={styles.count}>
      {mirror.view === null && (
        <p>
          <strong>{countBelow(mirror)}</strong>
        </p>
      )}
      {mirror.waiting > 0 && <p>{waitingOf(mirror)}</p>}
      {mirror.closed && <p>{WORDS.closed}</p>}
    </div>
  );
}
