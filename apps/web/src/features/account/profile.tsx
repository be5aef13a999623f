import type { User } from '@lf/contract/users';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import styles from './profile.module.css';

interface ProfileProps {
  readonly user: User;
  readonly onLogOut: () => void;
}

export function Profile({ user, onLogOut }: ProfileProps) {
  return (
    <section className={styles.profile} aria-label="Profile">
      <div className={styles.words}>
        <PageHeading>
          {user.firstName} {user.lastName}
        </PageHeading>
        <p className={styles.email}>{user.email}</p>
      </div>
      <Button variant="quiet" onClick={onLogOut}>
        {SHELL_MESSAGES.logout}
      </Button>
    </section>
  );
}
