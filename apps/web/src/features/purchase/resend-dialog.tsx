import { email } from '@lf/contract/credentials';
import type { BoughtKey } from '@lf/contract/gifts';
import { SENDING_MESSAGES } from '@lf/domain/messages/sending';
import * as z from 'zod/mini';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { resendKey } from './api/resend-gift.ts';
import styles from './send-keys.module.css';

const resendForm = z.object({ email });

interface ResendFormProps {
  readonly gift: NonNullable<BoughtKey['gift']>;
  readonly onClose: () => void;
  readonly onResent: (email: string) => void;
}

function ResendForm({ gift, onClose, onResent }: ResendFormProps) {
  const { form, field, alert, submitting } = useForm(resendForm, async (values) => {
    await resendKey(gift.id, values.email);
    onResent(values.email);
  });
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <MessageAlert variant="danger" messages={alert} />
      <Field
        {...field('email')}
        type="email"
        label={SENDING_MESSAGES.resendEmailLabel}
        hint={SENDING_MESSAGES.resendHint}
        defaultValue={gift.recipientEmail ?? ''}
        autoComplete="off"
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {SENDING_MESSAGES.cancel}
        </Button>
        <Button type="submit" loading={submitting}>
          {SENDING_MESSAGES.resend}
        </Button>
      </DialogActions>
    </form>
  );
}

interface ResendDialogProps {
  readonly gift: BoughtKey['gift'] | undefined;
  readonly onClose: () => void;
  readonly onResent: (email: string) => void;
}

export function ResendDialog({ gift, onClose, onResent }: ResendDialogProps) {
  const isOpen = gift !== undefined && gift !== null;
  return (
    <Dialog open={isOpen} title={SENDING_MESSAGES.resendTitle} onClose={onClose}>
      {isOpen && <ResendForm gift={gift} onClose={onClose} onResent={onResent} />}
    </Dialog>
  );
}
