import { MIRROR_FRIEND_MESSAGES } from '@lf/domain/messages/mirror-friend';
import { SEE_SAMPLE } from '@lf/domain/messages/shell';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import styles from './find-your-own.module.css';

/** For whoever has just thought about somebody else. */
export function FindYourOwn() {
  return (
    <section className={styles.section} aria-labelledby="find-your-own">
      <h2 id="find-your-own">{MIRROR_FRIEND_MESSAGES.findTitle}</h2>
      <p>{MIRROR_FRIEND_MESSAGES.findText}</p>
      <div className={styles.ways}>
        <LinkButton to={paths.registration} variant="secondary" arrow="forward">
          {MIRROR_FRIEND_MESSAGES.find}
        </LinkButton>
        <LinkButton to={paths.sample} variant="quiet">
          {SEE_SAMPLE}
        </LinkButton>
      </div>
    </section>
  );
}
