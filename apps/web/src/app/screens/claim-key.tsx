import { useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { ClaimKey } from '../../features/account/claim-key.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function ClaimKeyScreen() {
  const search = useSearchParams();
  const navigate = useNavigate();
  return (
    <Shell>
      <ClaimKey
        secret={search.get('gift') ?? ''}
        account={paths.account}
        onClaimed={() => navigate(`${paths.account}?claimed=1`, { replace: true })}
      />
    </Shell>
  );
}
