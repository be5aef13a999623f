import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { useState } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { forgetOrder } from './open-order.ts';
import { OrderSummary, PriceList } from './prices.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { quantityForm, quantityOf } from './quantity-schema.ts';
import { usePrices } from './use-prices.ts';

const FORM_ID = 'quantity-form';

interface QuantityStepProps {
  readonly account: string;
  readonly initial: number | undefined;
  readonly canceled: boolean;
  /** Kept in the address, so that a reload or a log-in finds it again. */
  readonly onTyped: (quantity: number | undefined) => void;
  readonly onChosen: (quantity: number) => void;
}

export function QuantityStep({ account, initial, canceled, onTyped, onChosen }: QuantityStepProps) {
  const prices = usePrices();
  const live = prices.tiers !== null;
  const [held, setHeld] = useState(false);
  const [typed, setTyped] = useState(initial ?? (live ? 1 : undefined));
  const { form, field } = useForm(quantityForm, ({ quantity }) => {
    if (live) {
      forgetOrder();
      onChosen(quantity);
    } else setHeld(true);
    return Promise.resolve();
  });
  return (
    <PurchasePage
      step={0}
      title="How many keys would you like?"
      account={account}
      next={
        <Button type="submit" form={FORM_ID} arrow="forward">
          Next
        </Button>
      }
    >
      {canceled && <Alert variant="info">{KEY_MESSAGES.checkoutCanceled}</Alert>}
      <form id={FORM_ID} {...form} onSubmit={(event) => void form.onSubmit(event)}>
        <Field
          {...field('quantity')}
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed}
          onChange={(event) => {
            const quantity = quantityOf(event.currentTarget.value);
            setTyped(quantity);
            if (live) onTyped(quantity);
          }}
          maxLength={12}
        />
      </form>
      {live && (
        <section aria-live="polite" aria-label="Your purchase">
          {typed !== undefined && <OrderSummary prices={prices} quantity={typed} />}
        </section>
      )}
      <PriceList prices={prices} />
      {held && <Alert variant="info">{PURCHASE_MESSAGES.placeholderNote}</Alert>}
    </PurchasePage>
  );
}
