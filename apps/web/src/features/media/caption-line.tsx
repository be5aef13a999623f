import styles from './caption-line.module.css';

interface CaptionLineProps {
  readonly text: string;
  /** Over the picture where there is room, below it on a phone. */
  readonly overPicture?: boolean;
}

export function CaptionLine({ text, overPicture = false }: CaptionLineProps) {
  return (
    <div
      className={overPicture ? `${styles.line} ${styles.over}` : styles.line}
      lang="en"
      dir="ltr"
      data-testid="caption"
    >
      {text !== '' && <span className={styles.words}>{text}</span>}
    </div>
  );
}
