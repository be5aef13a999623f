import styles from './spinner.module.css';

/** Ridges closing into a print. Says nothing by itself: pair it with words. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <path pathLength="100" d="M2.5 10a7.5 7.5 0 0115 0" />
      <path pathLength="100" d="M5.5 10.500a4.5 4.5 0 019 0" />
      <path pathLength="100" d="M8.5 11a1.5 1.5 0 013 0v4" />
    </svg>
  );
}
