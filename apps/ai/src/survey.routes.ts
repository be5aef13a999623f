import { newOrderValueDrivers, nextQuestion, surveyResult, valuesPhilosophy } from '@lf/contract/survey';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/survey';
import { isValueName } from '@lf/domain/value-name';
import { ruleBroken } from '@lf/platform/http/errors';
import type { Mount } from '@lf/platform/http/mount-route';
import type { FastifyRequest } from 'fastify';
import { QuestionStream, wantsStream } from './question-stream.ts';
import type { SurveyEngine } from './survey-engine.ts';
import { admit, answerOnce, isBudgetSpent, type SurveyServiceParts } from './survey.service.ts';

export function surveyRoutes(mount: Mount, engine: SurveyEngine, parts: SurveyServiceParts): void {
  const { db } = parts;

  mount(nextQuestion, async ({ user, body, request, reply }) => {
    const { input, allowance } = await admit(db, user, body);
    if (isBudgetSpent(input.survey_data, input.additional_questions_requested)) return { next_question: '', is_completed: true };
    const stream = wantsStream(request) ? new QuestionStream(reply) : undefined;
    const answering = answerOnce(parts, allowance, {
      route: nextQuestion,
      user,
      input,
      ask: async (asked, signal) => ({
        ...(await engine.nextQuestion(asked, { signal, ...(stream === undefined ? {} : { onText: stream.show }) })),
        is_completed: false,
      }),
      onFailure: report(request, engine, 'next_question'),
    });
    return stream === undefined ? answering : stream.finish(answering);
  });

  mount(surveyResult, async ({ user, body, request }) => {
    const { input, allowance } = await admit(db, user, body);
    return answerOnce(parts, allowance, {
      route: surveyResult,
      user,
      input,
      ask: (asked, signal) => engine.result(asked, { signal }),
      onFailure: report(request, engine, 'survey_result'),
    });
  });

  mount(newOrderValueDrivers, async ({ user, body, request }) => {
    const { input, allowance } = await admit(db, user, body);
    assertValueNames(input.value_drivers);
    return answerOnce(parts, allowance, {
      route: newOrderValueDrivers,
      user,
      input,
      ask: (asked, signal) => engine.reorder(asked, { signal }),
      onFailure: report(request, engine, 'reorder'),
    });
  });

  mount(valuesPhilosophy, async ({ user, body, request }) => {
    const { input, allowance } = await admit(db, user, body);
    assertValueNames(input.value_drivers);
    return answerOnce(parts, allowance, {
      route: valuesPhilosophy,
      user,
      input,
      ask: (asked, signal) => engine.philosophy(asked, { signal }),
      onFailure: report(request, engine, 'values_philosophy'),
    });
  });
}

function assertValueNames(values: readonly string[]): void {
  if (!values.every(isValueName)) throw ruleBroken([ADD_VALUES_MESSAGES.lettersOnly]);
}

function report(request: FastifyRequest, engine: SurveyEngine, call: string): (error: unknown) => void {
  return (error) => request.log.error({ err: error, call, engine: engine.name }, 'engine failed');
}
