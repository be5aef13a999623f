import { stopSecondFactorBody } from '@lf/contract/account';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { SECOND_STEP_LABEL } from '@lf/domain/messages/second-step-label';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogActions } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { stopSecondStep } from './api/second-step.ts';
import styles from './settings.module.css';

export function StopSecondStep({ onClose }: { readonly onClose: () => void }) {
  const { form, field, alert, submitting } = useForm(stopSecondFactorBody, stopSecondStep, { onDone: onClose });
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <p>{SETTINGS_MESSAGES.secondStopIntro}</p>
      <MessageAlert variant="danger" messages={alert} />
      <PasswordField {...field('password')} label={SETTINGS_MESSAGES.currentPassword} autoComplete="current-password" />
      <Field {...field('otp')} label={SECOND_STEP_LABEL} autoComplete="one-time-code" />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {SETTINGS_MESSAGES.secondKeep}
        </Button>
        <Button type="submit" loading={submitting}>
          {SETTINGS_MESSAGES.secondStop}
        </Button>
      </DialogActions>
    </form>
  );
}
