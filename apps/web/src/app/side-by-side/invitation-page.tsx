import { Invitation } from '../../features/side-by-side/invitation.tsx';
import { forgetBrought, readBrought, rememberBrought } from '../../lib/brought.ts';
import PersonsData from '../../lib/persons-data.tsx';
import { fillPath } from '../../lib/router/match-path.ts';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { useSession } from '../../lib/use-session.ts';
import { useCallback } from 'react';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';
import SignedInArea from '../signed-in-area.tsx';

const pairAt = (id: string): string => fillPath(paths.sideBySide, { id });

/** Fetched only for those who are logged in. Until they decide, the account leads back here. */
export default function InvitationPage({ secret }: { readonly secret: string }) {
  const navigate = useNavigate();
  const userId = useSession()?.user.id;
  const waiting = useCallback(() => {
    if (userId !== undefined) rememberBrought('with', secret, userId);
  }, [secret, userId]);
  const decided = useCallback(() => {
    // Another link may still wait for its decision.
    if (readBrought('with', userId) === secret) forgetBrought('with');
  }, [secret, userId]);
  return (
    <SignedInArea>
      <PersonsData>
        <Shell>
          <Invitation
            secret={secret}
            account={paths.account}
            pairAt={pairAt}
            onWaiting={waiting}
            onDecided={decided}
            onAgreed={(id) => navigate(pairAt(id), { replace: true })}
          />
        </Shell>
      </PersonsData>
    </SignedInArea>
  );
}
