import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { closeOwnMirror } from '../api/close-own-mirror.ts';
import { deleteOwnMirror } from '../api/delete-own-mirror.ts';
import { AskFirst } from './ask-first.tsx';
import type { OnMirror } from './use-mirror-action.ts';
import styles from './mirror-section.module.css';

interface EndMirrorProps {
  readonly licenseCode: string;
  readonly isClosed: boolean;
  readonly onMirror: OnMirror;
}

/** No more replies, or nothing left at all. */
export function EndMirror({ licenseCode, isClosed, onMirror }: EndMirrorProps) {
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
          onMirror={onMirror}
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
        onMirror={onMirror}
      />
    </div>
  );
}
