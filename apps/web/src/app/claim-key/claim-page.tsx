import { ClaimKey } from '../../features/account/claim-key.tsx';
import { forgetBrought, readBrought } from '../../lib/brought.ts';
import PersonsData from '../../lib/persons-data.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { useSession } from '../../lib/use-session.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';
import SignedInArea from '../signed-in-area.tsx';

/** Fetched only for those who are logged in. */
export default function ClaimPage({ secret }: { readonly secret: string }) {
  const navigate = useNavigate();
  const userId = useSession()?.user.id;
  const decided = (): void => {
    // Another gift may still wait to be claimed.
    if (readBrought('gift', userId) === secret) forgetBrought('gift');
  };
  return (
    <SignedInArea>
      <PersonsData>
        <Shell>
          <ClaimKey
            secret={secret}
            account={paths.account}
            onDecided={decided}
            onClaimed={() => navigate(`${paths.account}?claimed=1`, { replace: true })}
          />
        </Shell>
      </PersonsData>
    </SignedInArea>
  );
}
