import { nextQuestion } from '@lf/contract/survey';
import { callAi, readBody } from '../../../lib/call.ts';
import { extraOf } from '../interview/interview.ts';
import { surveyDataForAi } from '../interview/survey-data.ts';
import { readQuestionStream } from './question-stream.ts';
import type { RouteResponse } from '@lf/contract/define-route';
import type { SurveyForm } from '@lf/contract/form-data';
import type { SurveyKey } from '../session/current-session.ts';

export type NextQuestion = RouteResponse<typeof nextQuestion>;

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** Engines that write word by word are shown so; from others the question comes whole. */
export function askNextQuestion(
  { userId, licenseCode }: SurveyKey,
  form: SurveyForm,
  onText: (textSoFar: string) => void,
): Promise<NextQuestion> {
  return callAi(
    nextQuestion,
    {
      body: {
        user_id: userId,
        license_code: licenseCode,
        survey_data: surveyDataForAi(form),
        additional_questions_requested: extraOf(form),
      },
    },
    {
      accept: 'text/event-stream, application/json',
      read: (response) => (isStream(response) ? readQuestionStream(response, onText) : readBody(response)),
    },
  );
}
