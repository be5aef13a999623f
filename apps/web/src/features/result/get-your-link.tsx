import { useState } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { resultPath } from '@lf/domain/survey-steps';
import { Button } from '../../components/ui/button.tsx';
import styles from './get-your-link.module.css';

/** The phone's own share sheet; desktops offer one too, but there people expect the link. */
function canShare(): boolean {
  return 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
}

/** Get Your Link: copied, and handed to the share sheet on phones. */
export function GetYourLink({ shareCode }: { readonly shareCode: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  async function give(): Promise<void> {
    const link = window.location.origin + resultPath(shareCode);
    const copied = navigator.clipboard?.writeText(link).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    if (canShare()) {
      // Closing the sheet without choosing anybody is no failure.
      await navigator.share({ title: RESULT_MESSAGES.shareTitle, url: link }).catch(() => undefined);
    }
    setState((await copied) ?? 'refused');
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void give()}>
        {RESULT_MESSAGES.getYourLink}
      </Button>
      <output className={styles.said}>
        {state === 'copied' && RESULT_MESSAGES.linkCopied}
        {state === 'refused' && (
          <>
            {RESULT_MESSAGES.linkNotCopied}{' '}
            <span className={styles.link}>{window.location.origin + resultPath(shareCode)}</span>
          </>
        )}
      </output>
    </>
  );
}
