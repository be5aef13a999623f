import { Pair } from '../../features/side-by-side/pair.tsx';
import { useParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function SideBySideScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <Shell>
      <Pair
        key={id}
        id={id}
        account={paths.account}
        onEnded={() => navigate(`${paths.account}?ended=1`, { replace: true })}
      />
    </Shell>
  );
}
