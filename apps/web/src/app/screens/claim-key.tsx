import { useSearchParams } from '../../lib/router/router.tsx';
import { BroughtLink } from '../brought-link.tsx';
import { GiftForStranger } from '../claim-key/gift-for-stranger.tsx';
import { lazyScreen } from '../lazy-screen.tsx';

const ClaimPage = lazyScreen(() => import('../claim-key/claim-page.tsx')).Screen;

/** Greets whoever is not logged in; whoever is claims the key. */
export default function ClaimKeyScreen() {
  const secret = useSearchParams().get('gift') ?? '';
  return (
    <BroughtLink stranger={<GiftForStranger secret={secret} />}>
      <ClaimPage secret={secret} />
    </BroughtLink>
  );
}
