import type { License } from '@lf/contract/licenses';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { useState } from 'react';
import * as z from 'zod/mini';
import { isEmailAddress } from '@lf/domain/email';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { giveKey } from './api/give-license.ts';
import styles from './give-key-dialog.module.css';

/** Empty means: just a link. */
const giftForm = z.object({
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isEmailAddress(text), AUTH_MESSAGES.emailInvalid),
  ),
});

interface GiveKeyDialogProps {
  readonly license: License | undefined;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

interface Given {
  readonly link: string;
  readonly email: string;
}

function GivenKey({ given, onClose }: { readonly given: Given; readonly onClose: () => void }) {
  return (
    <>
      <p>{given.email === '' ? ACCOUNT_MESSAGES.giftReady : ACCOUNT_MESSAGES.giftMailed(given.email)}</p>
      <p className={styles.link}>
        <code>{given.link}</code>
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {ACCOUNT_MESSAGES.close}
        </Button>
        <CopyButton text={given.link} label={ACCOUNT_MESSAGES.copyLink} withLabel />
      </DialogActions>
    </>
  );
}

interface GiveFormProps {
  readonly license: License;
  readonly onClose: () => void;
  readonly onGiven: (given: Given) => void;
}

function GiveForm({ license, onClose, onGiven }: GiveFormProps) {
  const { form, field, alert, submitting } = useForm(giftForm, async (values) => {
    const { link } = await giveKey(license.code, values.email);
    onGiven({ link, email: values.email });
  });
  return (
    <form className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <p>{ACCOUNT_MESSAGES.giveIntro}</p>
      <MessageAlert variant="danger" messages={alert} />
      <Field
        {...field('email')}
        type="email"
        label={ACCOUNT_MESSAGES.giveEmailLabel}
        hint={ACCOUNT_MESSAGES.giveEmailHint}
        autoComplete="off"
      />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {ACCOUNT_MESSAGES.giveCancel}
        </Button>
        <Button type="submit" loading={submitting}>
          {ACCOUNT_MESSAGES.give}
        </Button>
      </DialogActions>
    </form>
  );
}

export function GiveKeyDialog({ license, onClose, onGiven }: GiveKeyDialogProps) {
  const [given, setGiven] = useState<Given>();
  const close = () => {
    setGiven(undefined);
    onClose();
  };
  const give = (result: Given) => {
    setGiven(result);
    onGiven();
  };
  return (
    <Dialog
      open={license !== undefined}
      title={given === undefined ? ACCOUNT_MESSAGES.giveTitle : ACCOUNT_MESSAGES.givenTitle}
      onClose={close}
    >
      {given !== undefined && <GivenKey given={given} onClose={close} />}
      {given === undefined && license !== undefined && <GiveForm license={license} onClose={close} onGiven={give} />}
    </Dialog>
  );
}
