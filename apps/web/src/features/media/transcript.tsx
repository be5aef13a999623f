import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import styles from './transcript.module.css';

interface TranscriptProps {
  readonly paragraphs: readonly string[];
  /** Where reading counts as watching. */
  readonly onRead?: (() => void) | undefined;
  readonly read: boolean;
}

export function TranscriptText({ paragraphs, onRead, read }: TranscriptProps) {
  return (
    <div className={styles.text} lang="en">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
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
    <div className={styles.transcript}>
      <Disclosure label="Read the transcript">
        <TranscriptText {...props} />
      </Disclosure>
    </div>
  );
}
