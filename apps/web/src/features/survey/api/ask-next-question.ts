import { questionForDraft } from '@lf/contract/question-for-draft';
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

/** A question that was asked for before it was needed, and what it was asked with. */
interface Ahead {
  readonly asked: string;
  readonly answer: Promise<NextQuestion | undefined>;
  /** For an answer that was not submitted yet: the service may have something else to do. */
  readonly isForDraft: boolean;
  readonly stop?: AbortController;
  /** Once it is there. */
  ready?: NextQuestion | undefined;
}

let ahead: Ahead | undefined;
/** Until the service says otherwise: some engines would cost tokens for every draft. */
let readsDrafts = true;

function keepAhead(kept: Ahead): void {
  const forget = () => {
    if (ahead === kept) ahead = undefined;
  };
  ahead = kept;
  kept.answer.then((question) => (question === undefined ? forget() : (kept.ready = question)), forget);
}

/** On the page before the interview: the first question is there when the person is. A failure is told where it matters. */
export function askQuestionAhead(key: SurveyKey, form: SurveyForm): void {
  const body = bodyOf(key, form);
  const asked = JSON.stringify(body);
  if (ahead?.asked !== asked) keepAhead({ asked, answer: send(body, () => undefined), isForDraft: false });
}

/** The text is another by now: nobody need read on for it. */
export function forgetAskedForDraft(): void {
  if (ahead?.isForDraft !== true) return;
  ahead.stop?.abort();
  ahead = undefined;
}

/** What would be asked if this were submitted. Whether it was asked for, as far as it is not known already. */
export function askForDraft(key: SurveyKey, submitted: SurveyForm): boolean {
  if (!readsDrafts) return false;
  const body = bodyOf(key, submitted);
  const asked = JSON.stringify(body);
  if (ahead?.asked === asked) return false;
  forgetAskedForDraft();
  const stop = new AbortController();
  const answer = callAi(questionForDraft, { body }, { signal: stop.signal }).then(({ reads_drafts, question }) => {
    readsDrafts = reads_drafts;
    return question;
  });
  keepAhead({ asked, answer, isForDraft: true, stop });
  return true;
}

/** The next question, where it is known already. Serves one call with the same answers; whoever asks again asks the service. */
export function takeReadyQuestion(key: SurveyKey, form: SurveyForm): NextQuestion | undefined {
  if (ahead?.ready === undefined || ahead.asked !== JSON.stringify(bodyOf(key, form))) return undefined;
  const { ready } = ahead;
  ahead = undefined;
  return ready;
}

/** The first of the two that comes: what was asked for a draft may come to nothing, and is not waited for alone. */
function firstOf(
  forDraft: Promise<NextQuestion | undefined>,
  body: ReturnType<typeof bodyOf>,
  onText: (textSoFar: string) => void,
): Promise<NextQuestion> {
  let isThere = false;
  const asked = send(body, (text) => {
    if (!isThere) onText(text);
  });
  return Promise.any([forDraft.then((question) => question ?? asked), asked])
    .finally(() => (isThere = true))
    .catch(() => asked);
}

export function askNextQuestion(
  key: SurveyKey,
  form: SurveyForm,
  onText: (textSoFar: string) => void,
): Promise<NextQuestion> {
  const body = bodyOf(key, form);
  const onItsWay = ahead?.asked === JSON.stringify(body) ? ahead : undefined;
  ahead = undefined;
  if (onItsWay === undefined) return send(body, onText);
  if (onItsWay.isForDraft) return firstOf(onItsWay.answer, body, onText);
  return onItsWay.answer.then(
    (question) => question ?? send(body, onText),
    () => send(body, onText),
  );
}
