import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** First stop of the Tab key: past the header, straight to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
