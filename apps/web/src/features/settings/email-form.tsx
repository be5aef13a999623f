import { changeEmailBody } from '@lf/contract/account';
import type { User } from '@lf/contract/users';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useState } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { askForNewEmail } from './api/change-email.ts';
import { SendEmailLink } from './send-email-link.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

function ChangeEmail({ onSent }: { readonly onSent: (messages: readonly string[]) => void }) {
  const { form, field, alert, submitting } = useForm(changeEmailBody, async (values) =>
    onSent(await askForNewEmail(values)),
  );
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <MessageAlert variant="danger" messages={alert} />
      <Field
        {...field('email')}
        type="email"
        label={SETTINGS_MESSAGES.newEmail}
        hint={SETTINGS_MESSAGES.changeEmailHint}
        autoComplete="email"
        inputMode="email"
      />
      <PasswordField {...field('password')} label={SETTINGS_MESSAGES.currentPassword} autoComplete="current-password" />
      <Button type="submit" variant="secondary" loading={submitting} loadingLabel={SETTINGS_MESSAGES.sending}>
        {SETTINGS_MESSAGES.changeEmail}
      </Button>
    </form>
  );
}

export function EmailForm({ user }: { readonly user: User }) {
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <SettingsSection title={SETTINGS_MESSAGES.emailTitle}>
      <p className={styles.words}>
        {user.emailConfirmed === false
          ? SETTINGS_MESSAGES.emailUnconfirmed(user.email)
          : SETTINGS_MESSAGES.emailConfirmed(user.email)}
      </p>
      {user.emailConfirmed === false && <SendEmailLink />}
      <MessageAlert variant="success" messages={sent} />
      {/* What was typed goes with what was done. */}
      <ChangeEmail key={sent.join()} onSent={setSent} />
    </SettingsSection>
  );
}
