import { useSearchParams } from '../../lib/router/router.tsx';
import { PaymentStep } from '../../features/purchase/payment-step.tsx';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchasePaymentScreen() {
  const search = useSearchParams();
  const quantity = quantityIn(search) ?? 1;
  return (
    <Shell>
      <PaymentStep
        account={paths.account}
        quantity={quantity}
        next={`${paths.purchaseConfirmation}?quantity=${quantity}`}
        promoCode={paths.enterPromoCode}
      />
    </Shell>
  );
}
