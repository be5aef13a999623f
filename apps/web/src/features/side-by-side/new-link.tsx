import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { canShare, shareLink } from '../../lib/give-link.ts';
import styles from './new-link.module.css';

/** Shown once: only a hash of it is kept. What says that it is there stands there before, or a screen reader would not say it. */
export function NewLink({ link }: { readonly link: string | undefined }) {
  return (
    <div className={styles.made}>
      <output>{link !== undefined && <span key={link}>{BESIDE_MESSAGES.linkReady}</span>}</output>
      {link !== undefined && (
        <>
          <p className={styles.link}>
            <code>{link}</code>
          </p>
          <div className={styles.ways}>
            <CopyButton text={link} label={BESIDE_MESSAGES.copyLink} withLabel />
            {canShare() && (
              <Button variant="secondary" onClick={() => void shareLink(link, BESIDE_MESSAGES.shareTitle)}>
                {BESIDE_MESSAGES.share}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
