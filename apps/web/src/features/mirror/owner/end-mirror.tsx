import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { closeOwnMirror } from '../api/close-own-mirror.ts';
import { deleteOwnMirror } from '../api/delete-own-mirror.ts';
import { AskFirst } from './ask-first.tsx';
import type { MirrorEvents } from './mirror-events.ts';
import styles from './mirror-section.module.css';

interface EndMirrorProps {
  readonly licenseCode: string;
  readonly isClosed: boolean;
  readonly events: MirrorEvents;
}

/** No more replies, or nothing left at all. */
export function EndMirror({ licenseCode, isClosed, events }: EndMirrorProps) {
  return (
    <div className={styles.actions}>
      {!isClosed && (
        <AskFirst
          label={WORDS.close}
          variant="secondary"
          title={WORDS.closeTitle}
          text={WORDS.closeText}
          leave={WORDS.closeNot}
          go={WORDS.close}
          act={() => closeOwnMirror(licenseCode)}
          events={events}
        />
      )}
      <AskFirst
        label={WORDS.remove}
        variant="danger"
        title={WORDS.removeTitle}
        text={WORDS.removeText}
        leave={WORDS.removeNot}
        go={WORDS.remove}
        goVariant="danger"
        act={() => deleteOwnMirror(licenseCode)}
        events={events}
      />
    </div>
  );
}
