import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import styles from './asking-failed.module.css';

interface AskingFailedProps {
  readonly messages: readonly string[];
  readonly onRetry: () => void;
}

/** The service did not answer. What was written is kept, and one press tries again. */
export function AskingFailed({ messages, onRetry }: AskingFailedProps) {
  if (messages.length === 0) return null;
  return (
    <div className={styles.failed}>
      <Alert variant="danger">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <p>What you wrote is kept.</p>
      </Alert>
      <Button variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
