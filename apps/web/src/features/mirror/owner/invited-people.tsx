import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import styles from './invited-people.module.css';
import sectionStyles from './mirror-section.module.css';

/** To whom a mail went; nothing here says who of them has replied. */
export function InvitedPeople({ invited }: { readonly invited: readonly string[] }) {
  return (
    <div className={sectionStyles.part}>
      <Disclosure label={WORDS.invitedTitle(invited.length)}>
        <p className={sectionStyles.soft}>{WORDS.invitedHelp}</p>
        <ul className={styles.people}>
          {invited.map((email) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
