import type { OwnMirror } from '@lf/contract/mirror';
import { MIRROR_PEOPLE_MAX, MIRROR_REPLIES_MIN } from '@lf/domain/together-limits';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import styles from './reply-count.module.css';

const isFull = ({ replies }: OwnMirror): boolean => replies >= MIRROR_PEOPLE_MAX;

function countBelow({ replies, closed }: OwnMirror): string {
  if (closed) return WORDS.closedBelow(replies);
  return replies === 0 ? WORDS.none : WORDS.below(replies);
}

/** As long as what they say cannot be seen: since too few have replied, or since some of few are new. */
function CountAlone({ mirror }: { readonly mirror: OwnMirror }) {
  const { replies, waiting, closed } = mirror;
  if (replies >= MIRROR_REPLIES_MIN)
    return <p>{closed || isFull(mirror) ? WORDS.pausedForGood(replies, waiting) : WORDS.paused(replies, waiting)}</p>;
  return (
    <p>
      <strong>{countBelow(mirror)}</strong>
    </p>
  );
}

/** With no more to come, those that wait are never added. */
function waitingOf(mirror: OwnMirror): string {
  return mirror.closed || isFull(mirror) ? WORDS.tooLate(mirror.waiting) : WORDS.waiting(mirror.waiting);
}

/** How many have replied, as long as what they say cannot be seen, and what is still to come. */
export function ReplyCount({ mirror }: { readonly mirror: OwnMirror }) {
  return (
    <div className={styles.count}>
      {mirror.view === null && <CountAlone mirror={mirror} />}
      {mirror.view !== null && mirror.waiting > 0 && <p>{waitingOf(mirror)}</p>}
      {mirror.closed && <p>{WORDS.closed}</p>}
      {!mirror.closed && isFull(mirror) && <p>{WORDS.full}</p>}
    </div>
  );
}
