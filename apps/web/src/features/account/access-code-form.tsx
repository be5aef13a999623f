import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useForm } from '../../lib/use-form.ts';
import { askOwnerOf } from './api/ask-owner.ts';
import { redeemAccessCode } from './api/redeem-coupon.ts';
import { NO_NOTICE, refusal, success, type Notice } from './notice.ts';
import styles from './access-code-form.module.css';

/** No rule of its own: the server reads what it is, and answers an empty field, too. */
const entered = z.object({ code: z.string() });

/** A key that is in somebody else's account, or in nobody's. */
const COPIED_KEY = 'coupon_is_license';

interface AccessCodeFormProps {
  /** What the person came with. */
  readonly initial?: string | undefined;
  readonly onNotice: (notice: Notice) => void;
  readonly onRedeemed: () => Promise<void>;
}

/** Result and refusals go to the page's banner; what was typed stays until it is accepted. */
export function AccessCodeForm({ initial, onNotice, onRedeemed }: AccessCodeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const ask = async (code: string) => {
    onNotice(
      await askOwnerOf(code).then(
        ({ messages }) => ({ variant: 'success', messages }),
        (error: unknown) => refusal(error),
      ),
    );
  };
  const { form, field, submitting } = useForm(entered, async ({ code }) => {
    onNotice(NO_NOTICE);
    try {
      const { licenses, source } = await redeemAccessCode(code);
      await onRedeemed();
      onNotice(success(source === 'gift' ? ACCOUNT_MESSAGES.claimed : ACCOUNT_MESSAGES.redeemed(licenses.length)));
      element.current?.reset();
    } catch (error) {
      const refused = refusal(error);
      const isCopiedKey = error instanceof ApiError && error.code === COPIED_KEY;
      onNotice(
        isCopiedKey
          ? {
              ...refused,
              messages: [...refused.messages, ACCOUNT_MESSAGES.askOwnerOffer],
              action: { label: ACCOUNT_MESSAGES.askOwner, run: () => void ask(code) },
            }
          : refused,
      );
    }
  });
  return (
    <form ref={element} className={styles.form} {...form} onSubmit={(event) => void form.onSubmit(event)}>
      <Field
        {...field('code')}
        defaultValue={initial}
        label={ACCOUNT_MESSAGES.accessCodeLabel}
        hint={ACCOUNT_MESSAGES.accessCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" loading={submitting}>
        {ACCOUNT_MESSAGES.accessCodeAction}
      </Button>
    </form>
  );
}
