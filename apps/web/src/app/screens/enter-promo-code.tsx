import { useNavigate } from 'react-router';
import { PromoCode } from '../../features/purchase/promo-code.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function EnterPromoCodeScreen() {
  const navigate = useNavigate();
  return (
    <Shell>
      <PromoCode account={paths.account} onRedeemed={() => void navigate(paths.account)} />
    </Shell>
  );
}
