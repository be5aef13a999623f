import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageAlert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './not-loaded.module.css';

interface NotLoadedProps {
  readonly messages: readonly string[];
  readonly isAsking: boolean;
  readonly onAgain: () => void;
  /** The focus went elsewhere: what comes leaves it there. */
  readonly onLeave?: (() => void) | undefined;
}

/** Where something could not be loaded. The button stays, and keeps the focus, until there is something in its place. */
export function NotLoaded({ messages, isAsking, onAgain, onLeave }: NotLoadedProps) {
  return (
    <div className={styles.place} data-not-on-paper>
      {/* Not while it is tried: a second failure is told again. */}
      {!isAsking && <MessageAlert variant="danger" messages={messages} />}
      <Button variant="secondary" loading={isAsking} onClick={onAgain} onBlur={onLeave}>
        {SHELL_MESSAGES.retry}
      </Button>
    </div>
  );
}
