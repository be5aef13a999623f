import { useState } from 'react';
import { leaveAtOnce } from '../../lib/router/leave-at-once.ts';
import { Link } from '../../lib/router/link.tsx';
import { SECOND_STEP_LABEL } from '@lf/domain/messages/second-step-label';
import { paths } from '../../app/paths.ts';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useLazyForm } from '../../lib/use-form.ts';
import { SubmitButton } from './submit-button.tsx';
import styles from './auth-form.module.css';

const loadRules = async () => (await import('./log-in-rules.ts')).logInRules;

/** The password was right; the person has switched the second step on. */
const SECOND_FACTOR_NEEDED = 'second_factor_needed';

interface LogInFormProps {
  /** The last session ran out under the person's hands. */
  readonly expired: boolean;
  /** The person has just deleted their account. */
  readonly deleted: boolean;
  /** Travels on to the sign-up page: whoever registers instead returns to the same place. */
  readonly state: unknown;
}

export function LogInForm({ expired, deleted, state }: LogInFormProps) {
  const [asksCode, setAsksCode] = useState(false);
  const { form, field, alert, submitting } = useLazyForm(loadRules, {
    refusalField: asksCode ? 'otp' : 'email',
    onRefused: (code) => setAsksCode(asksCode || code === SECOND_FACTOR_NEEDED),
  });
  return (
    <form {...form} className={styles.form}>
      {expired && alert.length === 0 && (
        <Alert variant="info">
          You have been logged out. Log in and you are back where you were; what you wrote is kept on this device.
        </Alert>
      )}
      {deleted && alert.length === 0 && (
        <Alert variant="success">
          Your account and everything in it is deleted. Thank you for the time you spent here; you are always welcome
          back.
        </Alert>
      )}
      <MessageAlert variant="danger" messages={alert} />
      <Field {...field('email')} label="Email" type="email" autoComplete="username" inputMode="email" />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        aside={
          <Link to={paths.forgotPassword} onClick={leaveAtOnce}>
            Forgot Password
          </Link>
        }
      />
      {asksCode && <Field {...field('otp')} label={SECOND_STEP_LABEL} autoComplete="one-time-code" />}
      <div className={styles.submit}>
        <SubmitButton loading={submitting} loadingLabel="Logging in…">
          Log in
        </SubmitButton>
      </div>
      <p className={styles.other}>
        New here?{' '}
        <Link to={paths.registration} state={state} onClick={leaveAtOnce}>
          Sign up
        </Link>
      </p>
    </form>
  );
}
