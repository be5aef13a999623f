import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { NotVeryMuch } from '../not-very-much.tsx';
import { SurveyLayout } from '../../survey/layout/survey-layout.tsx';
import { useStep } from '../../survey/layout/use-step.ts';
import { useSurvey } from '../../survey/session/survey-context.ts';

/** Looking at this page decides nothing yet: only going on chooses the classic flow. */
export default function NotVeryMuchScreen() {
  const { change } = useSurvey();
  const step = useStep();
  function begin(): void {
    change((form) => ({ ...form, flow: 'classic' }));
    step.goNext();
  }
  return (
    <SurveyLayout
      title={CLASSIC_MESSAGES.notVeryMuch.title}
      next={{ label: CLASSIC_MESSAGES.notVeryMuch.next, onClick: begin }}
    >
      <NotVeryMuch />
    </SurveyLayout>
  );
}
