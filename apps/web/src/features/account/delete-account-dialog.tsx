import { deleteMeBody } from '@lf/contract/users';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { deleteMyAccount } from './api/delete-my-account.ts';
import styles from './own-data.module.css';

interface DeleteFormProps {
  readonly userId: string;
  readonly onClose: () => void;
}

function DeleteForm({ userId, onClose }: DeleteFormProps) {
  const { form, field, alert, submitting } = useForm(deleteMeBody, ({ password }) => deleteMyAccount(userId, password));
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <p>{ACCOUNT_MESSAGES.deleteIntro}</p>
      <MessageAlert variant="danger" messages={alert} />
      <PasswordField
        {...field('password')}
        label={ACCOUNT_MESSAGES.deletePasswordLabel}
        autoComplete="current-password"
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {ACCOUNT_MESSAGES.deleteCancel}
        </Button>
        <Button type="submit" variant="danger" loading={submitting} loadingLabel={ACCOUNT_MESSAGES.deleting}>
          {ACCOUNT_MESSAGES.deleteConfirm}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The form lives only while the dialog is open: a password typed and thought better of does not stay. */
export function DeleteAccountDialog({ open, ...props }: DeleteFormProps & { readonly open: boolean }) {
  return (
    <Dialog open={open} title={ACCOUNT_MESSAGES.deleteTitle} onClose={props.onClose}>
      {open && <DeleteForm {...props} />}
    </Dialog>
  );
}
