import {
  checkOwnSentence,
  newOrderValueDrivers,
  nextQuestion,
  surveyResult,
  valuesPhilosophy,
} from '@lf/contract/survey';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/survey-values';
import { isSurveyCompleted } from '@lf/domain/question-budget';
import { isValueName } from '@lf/domain/value-name';
import { ruleBroken } from '@lf/platform/http/errors';
import type { Mount } from '@lf/platform/http/mount-route';
import type { FastifyRequest } from 'fastify';
import { QuestionStream, wantsStream } from './question-stream.ts';
import type { SurveyEngine } from './survey-engine.ts';
import { admit, answeredOnly, answerOnce, type SurveyServiceParts } from './survey.service.ts';

const COMPLETED = { next_question: '', is_completed: true };

export function surveyRoutes(mount: Mount, engine: SurveyEngine, parts: SurveyServiceParts): void {
  const { db } = parts;

  mount(nextQuestion, async ({ user, body, request, reply }) => {
    const { input: given, allowance } = await admit(db, user, body);
    const input = { ...given, survey_data: answeredOnly(given.survey_data) };
    // The budget is ours, not an engine's: nine questions, plus what the person asked for.
    if (isSurveyCompleted(input.survey_data.length, input.additional_questions_requested)) return COMPLETED;
    const stream = wantsStream(request) ? new QuestionStream(reply) : undefined;
    const answering = answerOnce(parts, allowance, {
      route: nextQuestion,
      user,
      input,
      ask: async (asked, options) => {
        const question = await engine.nextQuestion(asked, { ...options, onText: stream?.show });
        // Only an engine that has nothing left to ask ends the interview before its budget.
        return { ...question, is_completed: question.next_question === '' };
      },
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
      ask: (asked, options) => engine.result(asked, options),
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
      ask: (asked, options) => engine.reorder(asked, options),
      onFailure: report(request, engine, 'reorder'),
    });
  });

  mount(checkOwnSentence, async ({ user, body, request }) => {
    const { input, allowance } = await admit(db, user, body);
    return answerOnce(parts, allowance, {
      route: checkOwnSentence,
      user,
      input,
      ask: (asked, options) => engine.checkOwnSentence(asked, options),
      onFailure: report(request, engine, 'own_sentence'),
    });
  });

  mount(valuesPhilosophy, async ({ user, body, request }) => {
    const { input, allowance } = await admit(db, user, body);
    assertValueNames(input.value_drivers);
    return answerOnce(parts, allowance, {
      route: valuesPhilosophy,
      user,
      input,
      ask: (asked, options) => engine.philosophy(asked, options),
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
