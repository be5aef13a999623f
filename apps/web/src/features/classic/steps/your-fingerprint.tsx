import { Navigate } from '../../../lib/router/link.tsx';
import { resultPath } from '@lf/domain/survey-steps';
import { useSurvey } from '../../survey/session/survey-context.ts';

/** The classic flow ends where the other one does. */
export default function YourFingerprintScreen() {
  return <Navigate to={resultPath(useSurvey().key.licenseCode)} replace />;
}
