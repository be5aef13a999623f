import type { OwnMirror } from '@lf/contract/mirror';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import styles from './reply-count.module.css';

function countIn({ replies, view, closed }: OwnMirror): string {
  if (view !== null) return WORDS.counted(view.people);
  if (closed) return WORDS.closedBelow(replies);
  return replies === 0 ? WORDS.none : WORDS.below(replies);
}

/** How many have replied, and what of it can be seen. */
export function ReplyCount({ mirror }: { readonly mirror: OwnMirror }) {
  return (
    <div className={styles.count}>
      <p>
        <strong>{countIn(mirror)}</strong>
      </p>
      {mirror.waiting > 0 && <p>{WORDS.waiting(mirror.waiting)}</p>}
      {mirror.closed && <p>{WORDS.closed}</p>}
    </div>
  );
}
