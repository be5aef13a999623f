import type * as z from 'zod/mini';
import type { Route, RouteResponse } from '@lf/contract/define-route';
import {
  checkOwnSentence,
  newOrderValueDrivers,
  nextQuestion,
  surveyResult,
  valuesPhilosophy,
  type SurveyItem,
} from '@lf/contract/survey';
import { questionForDraft } from '@lf/contract/question-for-draft';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { isSurveyCompleted } from '@lf/domain/question-budget';
import { isValueName } from '@lf/domain/value-name';
import { callerGone } from '@lf/platform/http/caller-gone';
import { ruleBroken } from '@lf/platform/http/errors';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Mount } from '@lf/platform/http/mount-route';
import type { FastifyRequest } from 'fastify';
import { QuestionStream, wantsStream } from './question-stream.ts';
import type { EngineOptions, NextQuestionInput, QuestionOptions, SurveyEngine } from './survey-engine.ts';
import {
  admit,
  answeredOnly,
  answerOnce,
  answerUnstored,
  type Caller,
  type SurveyServiceParts,
} from './survey.service.ts';

const COMPLETED = { next_question: '', is_completed: true };

const withoutOpen = <Given extends { readonly survey_data: SurveyItem[] }>(given: Given): Given => ({
  ...given,
  survey_data: answeredOnly(given.survey_data),
});

export function surveyRoutes(mount: Mount, engine: SurveyEngine, parts: SurveyServiceParts): void {
  mount(nextQuestion, async ({ user, body, request, reply }) => {
    const admitted = await admit(parts, nextQuestion, user, body, withoutOpen);
    const { input } = admitted;
    // The budget is ours, not an engine's: nine questions, plus what the person asked for.
    if (isSurveyCompleted(input.survey_data.length, input.additional_questions_requested)) return COMPLETED;
    const stream = wantsStream(request) ? new QuestionStream(reply) : undefined;
    const answering = answerOnce(parts, admitted, {
      route: nextQuestion,
      ask: (asked, options) => askEngine(engine, asked, { ...options, onText: stream?.show }),
      onFailure: report(request, engine, 'next_question'),
    });
    return stream === undefined ? answering : stream.finish(answering);
  });

  // The same engine with the same input: what is shown after the submit is what next-question would have said.
  mount(questionForDraft, async ({ user, body, request, reply }) => {
    const admitted = await admit(parts, nextQuestion, user, body, withoutOpen);
    const { input } = admitted;
    const reads_drafts = engine.isIdle !== undefined;
    if (isSurveyCompleted(input.survey_data.length, input.additional_questions_requested))
      return { reads_drafts, question: COMPLETED };
    if (engine.isIdle?.() !== true) return { reads_drafts };
    const gone = callerGone(reply);
    const question = await answerUnstored(parts, admitted, {
      route: nextQuestion,
      ask: (asked, { signal }) => askEngine(engine, asked, { signal: signal ? AbortSignal.any([signal, gone]) : gone }),
      onFailure: (error) => gone.aborted || report(request, engine, 'question_for_draft')(error),
    });
    return { reads_drafts, question };
  });

  /** A call that the engine answers, after `check` of what it is asked with. */
  const answered =
    <R extends Route, Body extends Caller>(
      route: R & { readonly body: z.ZodMiniType<Body> },
      call: string,
      ask: (input: Omit<Body, keyof Caller>, options: EngineOptions) => Promise<RouteResponse<R>>,
      check: (input: Omit<Body, keyof Caller>) => void = () => undefined,
    ) =>
    async ({ user, body, request }: { user: CurrentUser; body: Body; request: FastifyRequest }) => {
      const admitted = await admit(parts, route, user, body, (given) => given);
      check(admitted.input);
      return answerOnce(parts, admitted, { route, ask, onFailure: report(request, engine, call) });
    };

  mount(
    surveyResult,
    answered(surveyResult, 'survey_result', (asked, options) => engine.result(asked, options)),
  );
  mount(
    newOrderValueDrivers,
    answered(newOrderValueDrivers, 'reorder', (asked, options) => engine.reorder(asked, options), assertValueNames),
  );
  mount(
    checkOwnSentence,
    answered(checkOwnSentence, 'own_sentence', (asked, options) => engine.checkOwnSentence(asked, options)),
  );
  mount(
    valuesPhilosophy,
    answered(
      valuesPhilosophy,
      'values_philosophy',
      (asked, options) => engine.philosophy(asked, options),
      assertValueNames,
    ),
  );
}

async function askEngine(engine: SurveyEngine, asked: NextQuestionInput, options: QuestionOptions) {
  const question = await engine.nextQuestion(asked, options);
  // Only an engine that has nothing left to ask ends the interview before its budget.
  return { ...question, is_completed: question.next_question === '' };
}

function assertValueNames({ value_drivers }: { readonly value_drivers: readonly string[] }): void {
  if (!value_drivers.every(isValueName)) throw ruleBroken([ADD_VALUES_MESSAGES.lettersOnly]);
}

function report(request: FastifyRequest, engine: SurveyEngine, call: string): (error: unknown) => void {
  return (error) => request.log.error({ err: error, call, engine: engine.name }, 'engine failed');
}
