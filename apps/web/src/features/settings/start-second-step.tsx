import { confirmSecondFactorBody, startSecondFactorBody } from '@lf/contract/account';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { lazy, Suspense, useState } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useForm } from '../../lib/use-form.ts';
import { confirmSecondStep, startSecondStep } from './api/second-step.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './settings.module.css';

const QrCode = lazy(() => import('./qr-code.tsx'));

interface Started {
  readonly secret: string;
  readonly uri: string;
}

interface StepProps<Given> {
  readonly onDone: (given: Given) => void;
  readonly onClose: () => void;
}

function ProvePassword({ onDone, onClose }: StepProps<Started>) {
  const { form, field, alert, submitting } = useForm(startSecondFactorBody, async (values) =>
    onDone(await startSecondStep(values)),
  );
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <p>{SETTINGS_MESSAGES.secondOff}</p>
      <MessageAlert variant="danger" messages={alert} />
      <PasswordField {...field('password')} label={SETTINGS_MESSAGES.currentPassword} autoComplete="current-password" />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {SHELL_MESSAGES.back}
        </Button>
        <Button type="submit" loading={submitting}>
          {SHELL_MESSAGES.next}
        </Button>
      </DialogActions>
    </form>
  );
}

function ScanAndConfirm({ started, onDone, onClose }: StepProps<readonly string[]> & { readonly started: Started }) {
  const { form, field, alert, submitting } = useForm(confirmSecondFactorBody, async (values) =>
    onDone(await confirmSecondStep(values)),
  );
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <p>{SETTINGS_MESSAGES.secondScan}</p>
      <Suspense fallback={<Skeleton label={SETTINGS_MESSAGES.secondQr} />}>
        <QrCode text={started.uri} label={SETTINGS_MESSAGES.secondQr} className={styles.qr ?? ''} />
      </Suspense>
      <p>
        <a href={started.uri}>{SETTINGS_MESSAGES.secondOnThisPhone}</a>
      </p>
      <p className={styles.secret}>
        {SETTINGS_MESSAGES.secondByHand} <code>{started.secret}</code>
      </p>
      <MessageAlert variant="danger" messages={alert} />
      <Field {...field('otp')} label={SETTINGS_MESSAGES.codeLabel} autoComplete="one-time-code" inputMode="numeric" />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {SHELL_MESSAGES.back}
        </Button>
        <Button type="submit" loading={submitting}>
          {SETTINGS_MESSAGES.secondConfirm}
        </Button>
      </DialogActions>
    </form>
  );
}

interface StartSecondStepProps {
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The password, then the picture and a first code, then the recovery codes. */
export function StartSecondStep({ codes, onCodes, onClose }: StartSecondStepProps) {
  const [started, setStarted] = useState<Started>();
  if (codes.length > 0) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return started === undefined ? (
    <ProvePassword onDone={setStarted} onClose={onClose} />
  ) : (
    <ScanAndConfirm started={started} onDone={onCodes} onClose={onClose} />
  );
}
