import * as z from 'zod/mini';
import { useState } from 'react';
import { Link } from 'react-router';
import { email } from '@lf/contract/fields';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { paths } from '../../app/paths.ts';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { requestRecoveryMail } from './api/request-recover-password.ts';
import { useLoginAfterSuccess } from './use-login-after-success.ts';
import styles from './auth-form.module.css';

const forgotPasswordForm = z.object({ email });

export function ForgotPasswordForm() {
  const [sent, setSent] = useState(false);
  const { form, field, alert, submitting } = useForm(forgotPasswordForm, async (values) => {
    await requestRecoveryMail(values.email);
    setSent(true);
  });
  useLoginAfterSuccess(sent);

  return (
    <form {...form} className={styles.form}>
      {sent && <Alert variant="success">{AUTH_MESSAGES.recoverMailSent}</Alert>}
      <MessageAlert variant="danger" messages={alert} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <div className={styles.submit}>
        <Button type="submit" wide disabled={sent} loading={submitting} loadingLabel="Sending…">
          Send me a link
        </Button>
      </div>
      <p className={styles.other}>
        Remembered it? <Link to={paths.login}>Log in</Link>
      </p>
    </form>
  );
}
