import { changeNameBody } from '@lf/contract/account';
import type { User } from '@lf/contract/users';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useState } from 'react';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { saveName } from './api/change-name.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

export function NameForm({ user }: { readonly user: User }) {
  const [saved, setSaved] = useState(false);
  const { form, field, alert, submitting } = useForm(changeNameBody, saveName, { onDone: () => setSaved(true) });
  return (
    <SettingsSection title={SETTINGS_MESSAGES.nameTitle}>
      <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
        <MessageAlert variant="danger" messages={alert} />
        {saved && alert.length === 0 && <Alert variant="success">{SETTINGS_MESSAGES.saved}</Alert>}
        <Field {...field('firstName')} label="First name" autoComplete="given-name" defaultValue={user.firstName} />
        <Field {...field('lastName')} label="Last name" autoComplete="family-name" defaultValue={user.lastName} />
        <Button type="submit" variant="secondary" loading={submitting} loadingLabel={SETTINGS_MESSAGES.saving}>
          {SETTINGS_MESSAGES.save}
        </Button>
      </form>
    </SettingsSection>
  );
}
