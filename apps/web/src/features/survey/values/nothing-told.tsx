import { EmptyState } from '../../../components/print/empty-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SurveyLayout } from '../layout/survey-layout.tsx';
import { useStep } from '../layout/use-step.ts';

/** Somebody came here by address before telling anything. */
export function NothingTold() {
  const { goTo } = useStep();
  return (
    <SurveyLayout title="Potential Values" next={false}>
      <EmptyState actions={<Button onClick={() => goTo('earliest-memory')}>Tell a first memory</Button>}>
        <p>Your values come out of your stories, and there are none yet.</p>
      </EmptyState>
    </SurveyLayout>
  );
}
