import { useCallback } from 'react';
import { useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { ConfirmationStep } from '../../features/purchase/confirmation-step.tsx';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { usePaidAlready } from '../../features/purchase/use-paid-already.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchaseConfirmationScreen() {
  const quantity = quantityIn(useSearchParams()) ?? 1;
  const navigate = useNavigate();
  const toKeys = useCallback(
    (orderId: string) => navigate(`${paths.purchaseCompletion}?order=${orderId}`, { replace: true }),
    [navigate],
  );
  usePaidAlready(quantity, toKeys);
  return (
    <Shell>
      <ConfirmationStep account={paths.account} quantity={quantity} />
    </Shell>
  );
}
