import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { Button } from '../../components/ui/button.tsx';
import styles from './list-failed.module.css';

interface ListFailedProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** A list that did not come must not look as if nobody were in it. */
export function ListFailed({ retrying, onRetry }: ListFailedProps) {
  return (
    <div className={styles.failed}>
      <p>{BESIDE_MESSAGES.listFailed}</p>
      <Button variant="secondary" loading={retrying} onClick={onRetry}>
        {SHELL_MESSAGES.retry}
      </Button>
    </div>
  );
}
