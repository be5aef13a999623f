import { useParams, useSearchParams } from '../../lib/router/router.tsx';
import { BroughtLink } from '../brought-link.tsx';
import { lazyScreen } from '../lazy-screen.tsx';
import { InvitationForStranger } from '../side-by-side/invitation-for-stranger.tsx';

const InvitationPage = lazyScreen(() => import('../side-by-side/invitation-page.tsx')).Screen;
const PairPage = lazyScreen(() => import('../side-by-side/pair-page.tsx')).Screen;

/** With an id the two who agreed; without one an invitation: explained to whoever is not logged in, decided by whoever is. */
export default function SideBySideScreen() {
  const { id } = useParams();
  const secret = useSearchParams().get('with') ?? '';
  if (id !== undefined) return <PairPage key={id} id={id} />;
  return (
    <BroughtLink stranger={<InvitationForStranger secret={secret} />}>
      <InvitationPage key={secret} secret={secret} />
    </BroughtLink>
  );
}
