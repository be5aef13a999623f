import { useCallback } from 'react';
import { useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { PaymentStep } from '../../features/purchase/payment-step.tsx';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { usePaidAlready } from '../../features/purchase/use-paid-already.ts';
import { paths, purchaseAt } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchasePaymentScreen() {
  const search = useSearchParams();
  const navigate = useNavigate();
  const quantity = quantityIn(search) ?? 1;
  const toKeys = useCallback(
    (orderId: string) => navigate(`${paths.purchaseCompletion}?order=${orderId}`, { replace: true }),
    [navigate],
  );
  usePaidAlready(quantity, toKeys);
  return (
    <Shell>
      <PaymentStep
        account={paths.account}
        quantity={quantity}
        redeemed={quantityIn(new URLSearchParams({ quantity: search.get('redeemed') ?? '' }))}
        next={purchaseAt(paths.purchaseConfirmation, quantity)}
        promoCode={purchaseAt(paths.enterPromoCode, quantityIn(search))}
      />
    </Shell>
  );
}
