import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { Button } from '../../components/ui/button.tsx';
import styles from './removed-value.module.css';

/** Where a value was, and easy to take back. */
export function RemovedValue({ value, onUndo }: { readonly value: string; readonly onUndo: () => void }) {
  return (
    <div className={styles.removed}>
      <h2 className={styles.text} tabIndex={-1}>
        {CLASSIC_MESSAGES.mapping.removed(value)}
      </h2>
      <Button variant="quiet" onClick={onUndo}>
        {CLASSIC_MESSAGES.mapping.undo}
      </Button>
    </div>
  );
}
