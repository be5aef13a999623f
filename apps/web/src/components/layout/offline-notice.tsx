import { useOnline } from '../../lib/use-online.ts';
import styles from './offline-notice.module.css';

export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className={styles.place}>
      {!online && (
        <span className={styles.notice}>
          You are offline. What is on this page stays; we go on when the connection is back.
        </span>
      )}
    </output>
  );
}
