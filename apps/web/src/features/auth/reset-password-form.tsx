import { useState } from 'react';
import { leaveAtOnce } from '../../lib/router/leave-at-once.ts';
import { Link } from '../../lib/router/link.tsx';
import { useSearchParams } from '../../lib/router/router.tsx';
import { PASSWORD_CHARACTERS_MIN } from '@lf/domain/limits';
import { RESET_PASSWORD_MESSAGES } from '@lf/domain/messages/reset-password';
import { paths } from '../../app/paths.ts';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useLazyForm } from '../../lib/use-form.ts';
import { useLoginAfterSuccess } from './use-login-after-success.ts';
import { SubmitButton } from './submit-button.tsx';
import styles from './auth-form.module.css';

const loadRules = async () => (await import('./reset-password-rules.ts')).resetPasswordRules;

export function ResetPasswordForm() {
  const key = useSearchParams().get('key') ?? '';
  const [updated, setUpdated] = useState(false);
  const { form, field, alert, submitting } = useLazyForm(loadRules, { onDone: () => setUpdated(true) });
  useLoginAfterSuccess(updated);

  return (
    <form {...form} className={styles.form}>
      {updated && <Alert variant="success">{RESET_PASSWORD_MESSAGES.passwordUpdated}</Alert>}
      <MessageAlert variant="danger" messages={alert} />
      <input type="hidden" name="key" value={key} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...field('newPassword')}
        label="New password"
        hint={`At least ${PASSWORD_CHARACTERS_MIN} characters`}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <div className={styles.submit}>
        <SubmitButton disabled={updated} loading={submitting} loadingLabel="Saving…">
          Set new password
        </SubmitButton>
      </div>
      <p className={styles.other}>
        Link too old?{' '}
        <Link to={paths.forgotPassword} onClick={leaveAtOnce}>
          Ask for a new one
        </Link>
      </p>
    </form>
  );
}
