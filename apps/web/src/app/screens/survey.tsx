import { useLogOut } from '../../features/auth/use-log-out.ts';
import { SurveyArea } from '../../features/survey/area/survey-area.tsx';
import { paths } from '../paths.ts';
import { stepScreens } from '../survey/step-screens.ts';

export default function SurveyScreen() {
  return <SurveyArea screens={stepScreens} home={paths.account} onLogOut={useLogOut()} />;
}
