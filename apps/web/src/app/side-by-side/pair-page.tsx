import { Pair } from '../../features/side-by-side/pair.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

/** Two fingerprints beside each other, for one of the two. */
export default function PairPage({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  return (
    <Shell>
      <Pair id={id} account={paths.account} onEnded={() => navigate(`${paths.account}?ended=1`, { replace: true })} />
    </Shell>
  );
}
