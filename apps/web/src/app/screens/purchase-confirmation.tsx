import { useSearchParams } from '../../lib/router/router.tsx';
import { ConfirmationStep } from '../../features/purchase/confirmation-step.tsx';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchaseConfirmationScreen() {
  const search = useSearchParams();
  return (
    <Shell>
      <ConfirmationStep account={paths.account} quantity={quantityIn(search) ?? 1} />
    </Shell>
  );
}
