import { useShowFailure } from '../area/notice.tsx';
import { useStep } from '../layout/use-step.ts';

/** The save is on its way before the next screen opens, and nothing waits for it: a failure is told on that screen. */
export function useSaveOnNext(save: () => Promise<void>): () => void {
  const showFailure = useShowFailure();
  const { goNext } = useStep();
  return () => {
    save().catch(showFailure);
    goNext();
  };
}
