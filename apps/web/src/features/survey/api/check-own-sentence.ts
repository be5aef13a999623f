import { checkOwnSentence as route } from '@lf/contract/survey';
import { callAi } from '../../../lib/call.ts';
import type { RouteResponse } from '@lf/contract/define-route';
import type { SurveyKey } from '../session/current-session.ts';

export function checkOwnSentence(
  { userId, licenseCode }: SurveyKey,
  sentence: string,
): Promise<RouteResponse<typeof route>> {
  return callAi(route, { body: { user_id: userId, license_code: licenseCode, sentence } });
}
