import { SurveyLayout } from '../../features/survey/layout/survey-layout.tsx';

export default function VideoValuesMapping() {
  return <SurveyLayout title="Values Mapping" lead={<p>How values hang together, and why their order matters.</p>} />;
}
