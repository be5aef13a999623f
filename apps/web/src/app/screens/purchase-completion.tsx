import { useSearchParams } from '../../lib/router/router.tsx';
import { CompletionStep } from '../../features/purchase/completion-step.tsx';
import { paths } from '../paths.ts';
import { Shell } from '../shell.tsx';

export default function PurchaseCompletionScreen() {
  const search = useSearchParams();
  return (
    <Shell>
      <CompletionStep account={paths.account} orderId={search.get('order')} />
    </Shell>
  );
}
