import { useSearchParams } from '../../lib/router/router.tsx';
import { useSession } from '../../lib/use-session.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { InvitationForStranger } from '../side-by-side/invitation-for-stranger.tsx';

const InvitationPage = lazyScreen(() => import('../side-by-side/invitation-page.tsx')).Screen;

/** Explains it to whoever is not logged in; whoever is decides. */
export default function SideBySideInvitationScreen() {
  const secret = useSearchParams().get('with') ?? '';
  return useSession() === null ? (
    <InvitationForStranger secret={secret} />
  ) : (
    <InvitationPage key={secret} secret={secret} />
  );
}
