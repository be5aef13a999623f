import { useShowFailure } from '../area/notice.tsx';
import { useStep } from '../layout/use-step.ts';

/** Saves first, then goes on whatever comes of it: a failure is told on the next screen, nothing blocks the way. */
export function useSaveOnNext(save: () => Promise<void>): () => void {
  const showFailure = useShowFailure();
  const { goNext } = useStep();
  return () => {
    save().catch(showFailure);
    goNext();
  };
}
