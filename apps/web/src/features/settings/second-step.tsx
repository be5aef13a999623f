import type { User } from '@lf/contract/users';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { refreshUser } from './api/refresh-user.ts';
import { SettingsSection } from './settings-section.tsx';
import { StartSecondStep } from './start-second-step.tsx';
import { StopSecondStep } from './stop-second-step.tsx';
import styles from './settings.module.css';

export function SecondStep({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => {
    setOpen(false);
    if (codes.length > 0) void refreshUser().catch(() => undefined);
    setCodes([]);
  };
  const isOn = user.secondFactor === true;
  const startTitle = codes.length > 0 ? SETTINGS_MESSAGES.recoveryTitle : SETTINGS_MESSAGES.secondStart;
  return (
    <SettingsSection title={SETTINGS_MESSAGES.secondTitle}>
      <p className={styles.words}>{isOn ? SETTINGS_MESSAGES.secondOn : SETTINGS_MESSAGES.secondOff}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {isOn ? SETTINGS_MESSAGES.secondStop : SETTINGS_MESSAGES.secondStart}
      </Button>
      <Dialog open={open} title={isOn ? SETTINGS_MESSAGES.secondStopTitle : startTitle} onClose={close}>
        {open && isOn && <StopSecondStep onClose={close} />}
        {open && !isOn && <StartSecondStep codes={codes} onCodes={setCodes} onClose={close} />}
      </Dialog>
    </SettingsSection>
  );
}
