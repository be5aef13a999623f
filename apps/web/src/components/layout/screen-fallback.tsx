import { Spinner } from '../ui/spinner.tsx';
import styles from './screen-fallback.module.css';

/** Only a wait that is felt is shown: it appears after a moment. */
export function ScreenFallback() {
  return (
    <main className={styles.fallback} aria-busy="true">
      <Spinner />
      <p>One moment…</p>
    </main>
  );
}
