import { useNavigate } from '../../lib/router/use-navigate.ts';
import { PromoCode } from '../../features/purchase/promo-code.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function EnterPromoCodeScreen() {
  const navigate = useNavigate();
  return (
    <Shell>
      <PromoCode account={paths.account} onRedeemed={() => navigate(paths.account)} />
    </Shell>
  );
}
