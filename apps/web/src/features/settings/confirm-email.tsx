import { CONFIRM_EMAIL_MESSAGES } from '@lf/domain/messages/confirm-email';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { useSearchParams } from '../../lib/router/router.tsx';
import styles from './confirm-email.module.css';

const confirmBy = async (key: string) => (await import('./api/confirm-email.ts')).confirmEmailBy(key);

/** A press confirms, not the opening of the page: programs that look through mails open links, too. */
export function ConfirmEmail() {
  const key = useSearchParams().get('key') ?? '';
  const [confirming, setConfirming] = useState(false);
  const [done, setDone] = useState<string>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const confirm = async () => {
    setConfirming(true);
    setRefused([]);
    try {
      const { email, changed } = await confirmBy(key);
      setDone(changed ? CONFIRM_EMAIL_MESSAGES.changed(email) : CONFIRM_EMAIL_MESSAGES.confirmed(email));
    } catch (error) {
      setRefused(messagesOf(error));
    } finally {
      setConfirming(false);
    }
  };
  if (done !== undefined) {
    return (
      <div className={styles.form}>
        <Alert variant="success">{done}</Alert>
        <LinkButton to={paths.account}>{CONFIRM_EMAIL_MESSAGES.goOn}</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <MessageAlert variant="danger" messages={refused} />
      <Button loading={confirming} loadingLabel={CONFIRM_EMAIL_MESSAGES.confirming} onClick={() => void confirm()}>
        {CONFIRM_EMAIL_MESSAGES.confirm}
      </Button>
    </div>
  );
}
