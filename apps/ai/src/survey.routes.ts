import type * as z from 'zod/mini';
import type { Route, RouteResponse } from '@lf/contract/define-route';
import {
  checkOwnSentence,
  newOrderValueDrivers,
  nextQuestion,
  surveyResult,
  valuesPhilosophy,
} from '@lf/contract/survey';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { isSurveyCompleted } from '@lf/domain/question-budget';
import { isValueName } from '@lf/domain/value-name';
import { ruleBroken } from '@lf/platform/http/errors';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Mount } from '@lf/platform/http/mount-route';
import type { FastifyRequest } from 'fastify';
import { QuestionStream, wantsStream } from './question-stream.ts';
import type { EngineOptions, SurveyEngine } from './survey-engine.ts';
import { admit, answeredOnly, answerOnce, type Caller, type SurveyServiceParts } from './survey.service.ts';

const COMPLETED = { next_question: '', is_completed: true };

export function surveyRoutes(mount: Mount, engine: SurveyEngine, parts: SurveyServiceParts): void {
  mount(nextQuestion, async ({ user, body, request, reply }) => {
    const admitted = await admit(parts, nextQuestion, user, body, (given) => ({
      ...given,
      survey_data: answeredOnly(given.survey_data),
    }));
    const { input } = admitted;
    // The budget is ours, not an engine's: nine questions, plus what the person asked for.
    if (isSurveyCompleted(input.survey_data.length, input.additional_questions_requested)) return COMPLETED;
    const stream = wantsStream(request) ? new QuestionStream(reply) : undefined;
    const answering = answerOnce(parts, admitted, {
      route: nextQuestion,
      ask: async (asked, options) => {
        const question = await engine.nextQuestion(asked, { ...options, onText: stream?.show });
        // Only an engine that has nothing left to ask ends the interview before its budget.
        return { ...question, is_completed: question.next_question === '' };
      },
      onFailure: report(request, engine, 'next_question'),
    });
    return stream === undefined ? answering : stream.finish(answering);
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

function assertValueNames({ value_drivers }: { readonly value_drivers: readonly string[] }): void {
  if (!value_drivers.every(isValueName)) throw ruleBroken([ADD_VALUES_MESSAGES.lettersOnly]);
}

function report(request: FastifyRequest, engine: SurveyEngine, call: string): (error: unknown) => void {
  return (error) => request.log.error({ err: error, call, engine: engine.name }, 'engine failed');
}
