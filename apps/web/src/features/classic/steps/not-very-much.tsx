import { CLASSIC_MESSAGES } from '@lf/domain/messages/classic';
import { NotVeryMuch } from '../not-very-much.tsx';
import { SurveyLayout } from '../../survey/layout/survey-layout.tsx';

export default function NotVeryMuchScreen() {
  return (
    <SurveyLayout title={CLASSIC_MESSAGES.notVeryMuch.title} next={{ label: CLASSIC_MESSAGES.notVeryMuch.next }}>
      <NotVeryMuch />
    </SurveyLayout>
  );
}
