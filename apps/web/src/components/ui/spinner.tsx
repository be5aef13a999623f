import styles from './spinner.module.css';

/** Ridges closing into a print. Says nothing by itself: pair it with words. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <path pathLength="100" d="M2.500 10a7.500 7.500 0 0115 0" />
      <path pathLength="100" d="M5.500 10.500a4.500 4.500 0 019 0" />
      <path pathLength="100" d="M8.500 11a1.500 1.500 0 013 0v4" />
    </svg>
  );
}
