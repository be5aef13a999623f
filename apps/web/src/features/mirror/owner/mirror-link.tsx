import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { canShare, giveLink } from '../../../lib/give-link.ts';
import styles from './mirror-section.module.css';
import linkStyles from './mirror-link.module.css';

/** The link that the owner passes on: copied, and handed to the share sheet on phones. */
export function MirrorLink({ link }: { readonly link: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  return (
    <div className={styles.part}>
      <h3>{WORDS.linkTitle}</h3>
      <p>{WORDS.linkHelp}</p>
      <code className={linkStyles.link}>{link}</code>
      <div className={styles.actions}>
        <Button onClick={() => void giveLink(link, WORDS.shareTitle).then(setState)}>
          {canShare() ? WORDS.shareLink : WORDS.copyLink}
        </Button>
        <output className={linkStyles.said}>
          {state === 'copied' && RESULT_MESSAGES.linkCopied}
          {state === 'refused' && WORDS.linkNotCopied}
        </output>
      </div>
    </div>
  );
}
