import type { User } from '@lf/contract/users';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import styles from './profile.module.css';

interface ProfileProps {
  readonly user: User;
  readonly settings: string;
  readonly onLogOut: () => void;
}

export function Profile({ user, settings, onLogOut }: ProfileProps) {
  return (
    <section className={styles.profile} aria-label="Profile">
      <div className={styles.words}>
        <PageHeading>
          {user.firstName} {user.lastName}
        </PageHeading>
        <p className={styles.email}>{user.email}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton variant="quiet" to={settings}>
          {SETTINGS_MESSAGES.title}
        </LinkButton>
        <Button variant="quiet" onClick={onLogOut}>
          {SHELL_MESSAGES.logout}
        </Button>
      </div>
    </section>
  );
}
