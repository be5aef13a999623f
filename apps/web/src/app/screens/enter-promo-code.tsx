import { useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { PromoCode } from '../../features/purchase/promo-code.tsx';
import { quantityIn } from '../../features/purchase/quantity-schema.ts';
import { paths, purchaseAt } from '../paths.ts';
import { Shell } from '../shell.tsx';

/** Whoever comes from a purchase goes back to it; the keys of the code are in the account already. */
export default function EnterPromoCodeScreen() {
  const navigate = useNavigate();
  const quantity = quantityIn(useSearchParams());
  const back = quantity === undefined ? paths.account : purchaseAt(paths.purchasePayment, quantity);
  return (
    <Shell>
      <PromoCode
        back={back}
        onRedeemed={(keys) => navigate(quantity === undefined ? back : `${back}&redeemed=${keys}`, { replace: true })}
      />
    </Shell>
  );
}
