import { PURCHASE_MESSAGES } from '@lf/domain/messages/purchase';
import { useState } from 'react';
import { Alert, MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { messagesOf } from '../../lib/api-error.ts';
import { OrderSummary } from './prices.tsx';
import { PurchasePage } from './purchase-page.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePrices } from './use-prices.ts';

export function ConfirmationStep({ account, quantity }: { readonly account: string; readonly quantity: number }) {
  const prices = usePrices();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const checkout = useCheckout((error) => setRefused(messagesOf(error)));
  const live = prices.tiers !== null;
  return (
    <PurchasePage
      step={2}
      title="Is everything right?"
      account={account}
      next={
        live && (
          <Button arrow="forward" loading={checkout.opening} onClick={() => void checkout.open(quantity)}>
            Go to the payment page
          </Button>
        )
      }
    >
      <OrderSummary prices={prices} quantity={quantity} />
      <MessageAlert variant="danger" messages={refused} />
      {!live && <Alert variant="info">{PURCHASE_MESSAGES.placeholderNote}</Alert>}
    </PurchasePage>
  );
}
