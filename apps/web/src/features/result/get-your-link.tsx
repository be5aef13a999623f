import { useState } from 'react';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { resultPath } from '@lf/domain/survey-steps';
import { Button } from '../../components/ui/button.tsx';
import { giveLink } from '../../lib/give-link.ts';
import styles from './get-your-link.module.css';

/** Get Your Link: copied, and handed to the share sheet on phones. */
export function GetYourLink({ shareCode }: { readonly shareCode: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  async function give(): Promise<void> {
    setState(await giveLink(window.location.origin + resultPath(shareCode), RESULT_MESSAGES.shareTitle));
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
