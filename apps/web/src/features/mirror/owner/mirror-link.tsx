import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { Button } from '../../../components/ui/button.tsx';
import { ToldWords, useTold } from '../../../components/ui/told.tsx';
import { canShare, giveLink } from '../../../lib/give-link.ts';
import styles from './mirror-section.module.css';
import linkStyles from './mirror-link.module.css';

/** The link that the owner passes on: copied, and handed to the share sheet on phones. */
export function MirrorLink({ link }: { readonly link: string }) {
  const { told, announceVisibly } = useTold();
  const give = async (): Promise<void> => {
    const given = await giveLink(link, WORDS.shareTitle);
    announceVisibly(given === 'copied' ? RESULT_MESSAGES.linkCopied : WORDS.linkNotCopied);
  };
  return (
    <div className={styles.part}>
      <h3>{WORDS.linkTitle}</h3>
      <p>{WORDS.linkHelp}</p>
      <code className={linkStyles.link}>{link}</code>
      <div className={styles.actions}>
        <Button onClick={() => void give()}>{canShare() ? WORDS.shareLink : WORDS.copyLink}</Button>
        <ToldWords told={told} className={linkStyles.said} />
      </div>
    </div>
  );
}
