import { useParams, useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { SandboxCheckout } from '../../features/purchase/sandbox-checkout.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

/** Only a way inside the product is followed: the address bar is anybody's to write. */
const wayBack = (given: string | null) => (given !== null && /^\/[a-z]/.test(given) ? given : paths.account);

export default function SandboxCheckoutScreen() {
  const { sessionId = '' } = useParams();
  const search = useSearchParams();
  const navigate = useNavigate();
  return (
    <Shell>
      <SandboxCheckout
        sessionId={sessionId}
        account={paths.account}
        onPaid={() => navigate(wayBack(search.get('success')), { replace: true })}
        onCanceled={() => navigate(wayBack(search.get('cancel')), { replace: true })}
      />
    </Shell>
  );
}
