import { SurveyLayout } from '../../features/survey/layout/survey-layout.tsx';

export default function VideoValueDrivers() {
  return <SurveyLayout title="Value Drivers Intro" lead={<p>What a value-driver is, in a minute.</p>} />;
}
