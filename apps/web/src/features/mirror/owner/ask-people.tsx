import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { startOwnMirror } from '../api/start-own-mirror.ts';
import { useMirrorAction, type OnMirror } from './use-mirror-action.ts';
import styles from './mirror-section.module.css';

interface AskPeopleProps {
  readonly licenseCode: string;
  readonly onMirror: OnMirror;
}

/** Before it is started: what it is, and what others would see. */
export function AskPeople({ licenseCode, onMirror }: AskPeopleProps) {
  const { isUnderWay, messages, run } = useMirrorAction(onMirror);
  return (
    <div className={styles.part}>
      <p>{WORDS.what}</p>
      <p>{WORDS.theySee}</p>
      <p>{WORDS.youSee}</p>
      <MessageAlert variant="danger" messages={messages} />
      <div className={styles.actions}>
        <Button
          loading={isUnderWay}
          loadingLabel={WORDS.starting}
          onClick={() => void run(() => startOwnMirror(licenseCode))}
        >
          {WORDS.start}
        </Button>
      </div>
    </div>
  );
}
