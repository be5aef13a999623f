import { leaveAtOnce } from '../../lib/router/leave-at-once.ts';
import { Link } from '../../lib/router/link.tsx';
import { PURPOSE_TERMS } from '@lf/domain/messages/purpose-terms';
import { PASSWORD_CHARACTERS_MIN } from '@lf/domain/limits';
import { paths } from '../../app/paths.ts';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useLazyForm } from '../../lib/use-form.ts';
import { SubmitButton } from './submit-button.tsx';
import styles from './auth-form.module.css';

const loadRules = async () => (await import('./registration-rules.ts')).registrationRules;

export function RegistrationForm({ state }: { readonly state: unknown }) {
  const { form, field, alert, submitting } = useLazyForm(loadRules);
  return (
    <form {...form} className={styles.form}>
      <MessageAlert variant="danger" messages={alert} />
      <div className={styles.pair}>
        <Field {...field('firstName')} label="First name" autoComplete="given-name" />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <Field {...field('email')} label="Email" type="email" autoComplete="email" inputMode="email" />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={`At least ${PASSWORD_CHARACTERS_MIN} characters`}
        autoComplete="new-password"
      />
      <Checkbox
        {...field('consent')}
        label="I agree that my answers are kept and read to make my fingerprint"
        description={
          <>
            You can take this back at any time by deleting your account. {PURPOSE_TERMS.terms}{' '}
            <Link to={paths.purpose}>{PURPOSE_TERMS.link}</Link>
          </>
        }
      />
      <div className={styles.submit}>
        <SubmitButton loading={submitting} loadingLabel="Creating your account…">
          Sign up
        </SubmitButton>
      </div>
      <p className={styles.other}>
        Already have an account?{' '}
        <Link to={paths.login} state={state} onClick={leaveAtOnce}>
          Log in
        </Link>
      </p>
    </form>
  );
}
