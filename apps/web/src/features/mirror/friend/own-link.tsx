import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { paths } from '../../../app/paths.ts';
import { CopyWords } from './copy-words.tsx';
import styles from './sent-reply.module.css';

/** The way back to a reply: to be read, marked and copied. It is not handed to the share sheet, because nobody else should have it. */
export function OwnLink({ heldBy }: { readonly heldBy: string }) {
  const link = `${window.location.origin}${paths.mirror}?invitation=${heldBy}`;
  return (
    <>
      <code className={styles.link}>{link}</code>
      <div className={styles.actions}>
        <CopyWords text={link} label={WORDS.copyLink} copied={WORDS.linkCopied} />
      </div>
    </>
  );
}
