import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useEffect } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import { refreshUser } from './api/refresh-user.ts';
import { SendEmailLink } from './send-email-link.tsx';
import styles from './settings.module.css';

/** On the account, as long as the address is not confirmed. The link may have been opened on another device. */
export function EmailNotice() {
  useEffect(() => void refreshUser().catch(() => undefined), []);
  return (
    <Alert variant="info">
      <div className={styles.section}>
        <p className={styles.words}>{SETTINGS_MESSAGES.emailNotice}</p>
        <SendEmailLink />
      </div>
    </Alert>
  );
}
