import { useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { QuantityStep } from '../../features/purchase/quantity-step.tsx';
import { paths, purchaseAt } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchaseQuantityScreen() {
  const search = useSearchParams();
  const navigate = useNavigate();
  return (
    <Shell>
      <QuantityStep
        account={paths.account}
        initial={quantityIn(search)}
        canceled={search.has('canceled')}
        onTyped={(quantity) => navigate(purchaseAt(paths.purchaseQuantity, quantity), { replace: true })}
        onChosen={(quantity) => navigate(purchaseAt(paths.purchasePayment, quantity))}
      />
    </Shell>
  );
}
