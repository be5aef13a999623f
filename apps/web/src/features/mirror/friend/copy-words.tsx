import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { Button } from '../../../components/ui/button.tsx';
import { ToldWords, useTold } from '../../../components/ui/told.tsx';
import styles from './copy-words.module.css';

interface CopyWordsProps {
  /** Stands above, to be marked where copying is refused. */
  readonly text: string;
  readonly label: string;
  /** Shown and announced when it is copied. */
  readonly copied: string;
}

export function CopyWords({ text, label, copied }: CopyWordsProps) {
  const { told, announceVisibly } = useTold();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      announceVisibly(copied);
    } catch {
      announceVisibly(WORDS.notCopied);
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
      <ToldWords told={told} className={styles.said} />
    </>
  );
}
