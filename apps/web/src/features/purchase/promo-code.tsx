import { CODE_CHARACTERS_MAX } from '@lf/contract/limits';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { useForm } from '../../lib/use-form.ts';
import { redeemPromoCode } from './api/redeem-promo-code.ts';
import { usePrices } from './use-prices.ts';
import styles from './purchase-page.module.css';

const promoForm = z.object({
  promoCode: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, PURCHASE_MESSAGES.promoCodeRequired),
      z.maxLength(CODE_CHARACTERS_MAX, KEY_MESSAGES.couponUnknown),
    ),
});

interface PromoCodeProps {
  readonly back: string;
  readonly onRedeemed: (keys: number) => void;
}

/** Live with a price list: it redeems the code. Otherwise it checks the field and goes no further. */
export function PromoCode({ back, onRedeemed }: PromoCodeProps) {
  const live = usePrices().tiers !== null;
  const [held, setHeld] = useState(false);
  const { form, field, alert, submitting } = useForm(promoForm, async ({ promoCode }) => {
    if (!live) {
      setHeld(true);
      return;
    }
    const { licenses } = await redeemPromoCode(promoCode);
    onRedeemed(licenses.length);
  });
  return (
    <div className={styles.page}>
      <Card>
        <form className={styles.content} {...form} onSubmit={(event) => void form.onSubmit(event)}>
          <PageHeading>Enter your promo code</PageHeading>
          <MessageAlert variant="danger" messages={alert} />
          <Field
            {...field('promoCode')}
            label="Promo code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          {held && (
            <Alert variant="info">
              This page does not take codes yet. Please enter your code on your account page, under Access code.
            </Alert>
          )}
          <div className={styles.actions}>
            <LinkButton variant="quiet" arrow="back" to={back}>
              Back
            </LinkButton>
            <Button type="submit" arrow="forward" loading={submitting}>
              Next
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
