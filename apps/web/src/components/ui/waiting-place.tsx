import styles from './waiting-place.module.css';

/**
 * Where something is on its way that may turn out to be nothing. For a few seconds its siblings below are hidden, so that nobody presses on
 * something that moves; on a slow connection they are shown without it.
 */
export function WaitingPlace() {
  return <div className={styles.place} data-waiting />;
}
