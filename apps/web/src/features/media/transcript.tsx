import { Button } from '../../components/ui/button.tsx';
import styles from './transcript.module.css';

interface TranscriptProps {
  readonly sentences: readonly string[];
  /** Where reading counts as watching. */
  readonly onRead?: (() => void) | undefined;
  readonly read: boolean;
}

export function TranscriptText({ sentences, onRead, read }: TranscriptProps) {
  return (
    <div className={styles.text} lang="en">
      <p>{sentences.join(' ')}</p>
      {onRead !== undefined && !read && (
        <Button variant="secondary" onClick={onRead}>
          I have read the transcript
        </Button>
      )}
    </div>
  );
}

/** The same words to read: for who cannot hear, cannot play, or would rather read. */
export function Transcript(props: TranscriptProps) {
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>Read the transcript</summary>
      <TranscriptText {...props} />
    </details>
  );
}
