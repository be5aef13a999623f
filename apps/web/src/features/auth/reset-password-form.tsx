import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PASSWORD_CHARACTERS_MIN } from '@lf/domain/limits';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { paths } from '../../app/paths.ts';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { setNewPassword } from './api/recover-password.ts';
import { resetPasswordForm } from './reset-password-schema.ts';
import { useLoginAfterSuccess } from './use-login-after-success.ts';
import styles from './auth-form.module.css';

const LINK_INCOMPLETE = 'This link is incomplete. Open it again from the mail, or ask for a new one below.';

export function ResetPasswordForm() {
  const [query] = useSearchParams();
  const [updated, setUpdated] = useState(false);
  const { form, field, alert, submitting } = useForm(resetPasswordForm, async ({ email, newPassword }) => {
    const key = query.get('key') ?? '';
    if (key === '') throw new ApiError(400, [LINK_INCOMPLETE], 'key_missing');
    await setNewPassword({ email, newPassword, key });
    setUpdated(true);
  });
  useLoginAfterSuccess(updated);

  return (
    <form {...form} className={styles.form}>
      {updated && <Alert variant="success">{AUTH_MESSAGES.passwordUpdated}</Alert>}
      <MessageAlert variant="danger" messages={alert} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField {...field('newPassword')} label="New password" hint={`At least ${PASSWORD_CHARACTERS_MIN} characters`} autoComplete="new-password" />
      <PasswordField {...field('confirmPassword')} label="Confirm new password" autoComplete="new-password" />
      <div className={styles.submit}>
        <Button type="submit" wide disabled={updated} loading={submitting} loadingLabel="Saving…">
          Set new password
        </Button>
      </div>
      <p className={styles.other}>
        Link too old? <Link to={paths.forgotPassword}>Ask for a new one</Link>
      </p>
    </form>
  );
}
