import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { startOwnMirror } from '../api/start-own-mirror.ts';
import { useMirrorAction } from './use-mirror-action.ts';
import type { MirrorEvents } from './mirror-events.ts';
import styles from './mirror-section.module.css';

interface AskPeopleProps {
  readonly licenseCode: string;
  readonly events: MirrorEvents;
}

/** Before it is started: what it is, and what others would see. */
export function AskPeople({ licenseCode, events }: AskPeopleProps) {
  const { isUnderWay, messages, run } = useMirrorAction(events);
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
