import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { useState } from 'react';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { useForm } from '../../lib/use-form.ts';
import { PriceList } from './prices.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { quantityForm } from './quantity-schema.ts';
import { usePrices } from './use-prices.ts';

const FORM_ID = 'quantity-form';

interface QuantityStepProps {
  readonly account: string;
  readonly initial: number | undefined;
  readonly canceled: boolean;
  readonly onChosen: (quantity: number) => void;
}

export function QuantityStep({ account, initial, canceled, onChosen }: QuantityStepProps) {
  const prices = usePrices();
  const [held, setHeld] = useState(false);
  const { form, field } = useForm(quantityForm, ({ quantity }) => {
    if (prices.tiers === null) setHeld(true);
    else onChosen(quantity);
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
          defaultValue={initial}
          maxLength={12}
        />
      </form>
      <PriceList prices={prices} />
      {held && <Alert variant="info">{PURCHASE_MESSAGES.placeholderNote}</Alert>}
    </PurchasePage>
  );
}
