import { couponBody } from '@lf/contract/coupons';
import { CODE_CHARACTERS_MAX } from '@lf/contract/limits';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { redeemAccessCode } from './api/redeem-coupon.ts';
import { refusal, success, type Notice } from './notice.ts';
import styles from './access-code-form.module.css';

interface AccessCodeFormProps {
  readonly onNotice: (notice: Notice) => void;
  readonly onRedeemed: () => Promise<void>;
}

/** Result and refusals go to the page's banner; what was typed stays until it is accepted. */
export function AccessCodeForm({ onNotice, onRedeemed }: AccessCodeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, field, submitting } = useForm(couponBody, async ({ code }) => {
    try {
      const { licenses } = await redeemAccessCode(code);
      await onRedeemed();
      onNotice(success(ACCOUNT_MESSAGES.redeemed(licenses.length)));
      element.current?.reset();
    } catch (error) {
      onNotice(refusal(error));
    }
  });
  return (
    <form ref={element} className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <Field
        {...field('code')}
        label={ACCOUNT_MESSAGES.accessCodeLabel}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={CODE_CHARACTERS_MAX}
      />
      <Button type="submit" variant="secondary" loading={submitting}>
        {ACCOUNT_MESSAGES.accessCodeAction}
      </Button>
    </form>
  );
}
