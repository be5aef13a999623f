import { useState } from 'react';
import { leaveAtOnce } from '../../lib/router/leave-at-once.ts';
import { Link } from '../../lib/router/link.tsx';
import { FORGOT_PASSWORD_MESSAGES } from '@lf/domain/messages/forgot-password';
import { paths } from '../../app/paths.ts';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useLazyForm } from '../../lib/use-form.ts';
import { useLoginAfterSuccess } from './use-login-after-success.ts';
import { SubmitButton } from './submit-button.tsx';
import styles from './auth-form.module.css';

const loadRules = async () => (await import('./forgot-password-rules.ts')).forgotPasswordRules;

export function ForgotPasswordForm() {
  const [sent, setSent] = useState(false);
  const { form, field, alert, submitting } = useLazyForm(loadRules, { onDone: () => setSent(true) });
  useLoginAfterSuccess(sent);

  return (
    <form {...form} className={styles.form}>
      {sent && <Alert variant="success">{FORGOT_PASSWORD_MESSAGES.recoverMailSent}</Alert>}
      <MessageAlert variant="danger" messages={alert} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <div className={styles.submit}>
        <SubmitButton disabled={sent} loading={submitting} loadingLabel="Sending…">
          Send me a link
        </SubmitButton>
      </div>
      <p className={styles.other}>
        Remembered it?{' '}
        <Link to={paths.login} onClick={leaveAtOnce}>
          Log in
        </Link>
      </p>
    </form>
  );
}
