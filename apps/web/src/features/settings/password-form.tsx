import { changePasswordBody } from '@lf/contract/account';
import { PASSWORD_CHARACTERS_MIN } from '@lf/domain/limits';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { saveNewPassword } from './api/change-password.ts';
import { sessionsKey } from './api/list-sessions.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

function ChangePassword({ onDone }: { readonly onDone: () => void }) {
  const { form, field, alert, submitting } = useForm(changePasswordBody, saveNewPassword, { onDone });
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <MessageAlert variant="danger" messages={alert} />
      <PasswordField {...field('password')} label={SETTINGS_MESSAGES.currentPassword} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label={SETTINGS_MESSAGES.newPassword}
        hint={`At least ${PASSWORD_CHARACTERS_MIN} characters`}
        autoComplete="new-password"
      />
      <Button type="submit" variant="secondary" loading={submitting} loadingLabel={SETTINGS_MESSAGES.saving}>
        {SETTINGS_MESSAGES.changePassword}
      </Button>
    </form>
  );
}

export function PasswordForm() {
  const queries = useQueryClient();
  const [times, setTimes] = useState(0);
  const done = () => {
    setTimes(times + 1);
    void queries.invalidateQueries({ queryKey: sessionsKey });
  };
  return (
    <SettingsSection title={SETTINGS_MESSAGES.passwordTitle}>
      {times > 0 && <Alert variant="success">{SETTINGS_MESSAGES.passwordChanged}</Alert>}
      {/* A new form: no password stays in its fields. */}
      <ChangePassword key={times} onDone={done} />
    </SettingsSection>
  );
}
