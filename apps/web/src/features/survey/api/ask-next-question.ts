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

const bodyOf = ({ userId, licenseCode }: SurveyKey, form: SurveyForm) => ({
  user_id: userId,
  license_code: licenseCode,
  survey_data: surveyDataForAi(form),
  additional_questions_requested: extraOf(form),
});

/** Engines that write word by word are shown so; from others the question comes whole. */
function send(body: ReturnType<typeof bodyOf>, onText: (textSoFar: string) => void): Promise<NextQuestion> {
  return callAi(
    nextQuestion,
    { body },
    {
      accept: 'text/event-stream, application/json',
      read: (response) => (isStream(response) ? readQuestionStream(response, onText) : readBody(response)),
    },
  );
}

/** A question that was asked for before its step was opened, and what it was asked with. */
let prefetched: { readonly asked: string; readonly answer: Promise<NextQuestion> } | undefined;

/** On the page before the interview: the first question is there when the person is. A failure is told where it matters. */
export function askQuestionAhead(key: SurveyKey, form: SurveyForm): void {
  const body = bodyOf(key, form);
  const asked = JSON.stringify(body);
  if (prefetched?.asked === asked) return;
  const answer = send(body, () => undefined);
  prefetched = { asked, answer };
  answer.catch(() => {
    if (prefetched?.answer === answer) prefetched = undefined;
  });
}

/** Serves one call with the same answers; whoever asks again asks the service. */
export function askNextQuestion(
  key: SurveyKey,
  form: SurveyForm,
  onText: (textSoFar: string) => void,
): Promise<NextQuestion> {
  const body = bodyOf(key, form);
  const taken = prefetched?.asked === JSON.stringify(body) ? prefetched.answer : undefined;
  prefetched = undefined;
  return taken?.catch(() => send(body, onText)) ?? send(body, onText);
}
