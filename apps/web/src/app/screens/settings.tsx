import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useEffect } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { ReminderSwitch } from '../../features/over-time/reminder-switch.tsx';
import { refreshUser } from '../../features/settings/api/refresh-user.ts';
import { Devices } from '../../features/settings/devices.tsx';
import { EmailForm } from '../../features/settings/email-form.tsx';
import { Events } from '../../features/settings/events.tsx';
import { NameForm } from '../../features/settings/name-form.tsx';
import { PasswordForm } from '../../features/settings/password-form.tsx';
import { SecondStep } from '../../features/settings/second-step.tsx';
import { SettingsSection } from '../../features/settings/settings-section.tsx';
import { useSession } from '../../lib/use-session.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function SettingsScreen() {
  const user = useSession()?.user;
  // Changed on another device, or never told to this one.
  useEffect(() => void refreshUser().catch(() => undefined), []);
  if (user === undefined) return null;
  return (
    <Shell>
      <PageHeading>{SETTINGS_MESSAGES.title}</PageHeading>
      <NameForm user={user} />
      <EmailForm user={user} />
      <PasswordForm />
      <SecondStep user={user} />
      <SettingsSection title={AGAIN_MESSAGES.reminderTitle}>
        <ReminderSwitch />
      </SettingsSection>
      <Devices userId={user.id} />
      <Events />
      <div>
        <LinkButton to={paths.account} variant="quiet" arrow="back">
          {SETTINGS_MESSAGES.backToAccount}
        </LinkButton>
      </div>
    </Shell>
  );
}
