import * as z from 'zod/mini';
import { Link } from 'react-router';
import { registerBody } from '@lf/contract/users';
import { PASSWORD_CHARACTERS_MIN } from '@lf/domain/limits';
import { paths } from '../../app/paths.ts';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { registerAccount } from './api/register-account.ts';
import styles from './auth-form.module.css';

const CONSENT_NEEDED = 'We need your consent to work with your answers';

const registrationForm = z.extend(registerBody, { consent: z.literal('on', CONSENT_NEEDED) });

export function RegistrationForm({ state }: { readonly state: unknown }) {
  const { form, field, alert, submitting } = useForm(registrationForm, ({ consent: _given, ...account }) => registerAccount(account));
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
        label="I agree that my answers are processed to make my fingerprint"
        description="You can take this back at any time by having your account deleted."
      />
      <div className={styles.submit}>
        <Button type="submit" wide loading={submitting} loadingLabel="Creating your account…">
          Sign up
        </Button>
      </div>
      <p className={styles.other}>
        Already have an account?{' '}
        <Link to={paths.login} state={state}>
          Log in
        </Link>
      </p>
    </form>
  );
}
