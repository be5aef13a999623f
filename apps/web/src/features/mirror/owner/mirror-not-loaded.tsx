import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import styles from './mirror-section.module.css';

interface MirrorNotLoadedProps {
  readonly messages: readonly string[];
  readonly isAsking: boolean;
  readonly onAgain: () => void;
}

/** The button stays, and keeps the focus, until there is something in its place. */
export function MirrorNotLoaded({ messages, isAsking, onAgain }: MirrorNotLoadedProps) {
  return (
    <>
      {/* Not while it is tried: a second failure is told again. */}
      {!isAsking && <MessageAlert variant="danger" messages={messages} />}
      <div className={styles.actions}>
        <Button variant="secondary" loading={isAsking} onClick={onAgain}>
          {SHELL_MESSAGES.retry}
        </Button>
      </div>
    </>
  );
}
