import { useNavigate, useSearchParams } from 'react-router';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { QuantityStep } from '../../features/purchase/quantity-step.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchaseQuantityScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Shell>
      <QuantityStep
        account={paths.account}
        initial={quantityIn(search)}
        canceled={search.has('canceled')}
        onChosen={(quantity) => void navigate(`${paths.purchasePayment}?quantity=${quantity}`)}
      />
    </Shell>
  );
}
