import { isSurveyCompleted } from '@lf/domain/question-budget';
import type { EngineOptions, QuestionOptions, SurveyEngine } from '../../survey-engine.ts';
import { askModel } from './ask-model.ts';
import { nextQuestionCall } from './calls/next-question.ts';
import { philosophyCall } from './calls/philosophy.ts';
import { reorderCall } from './calls/reorder.ts';
import { surveyResultCall } from './calls/survey-result.ts';
import type { ChatModel } from './chat-model.ts';
import { type BreakerTiming, CircuitBreaker } from './circuit-breaker.ts';
import { fitForModel, isCrisisAnswer } from './fit-for-model.ts';
import { LlmFailure, type LlmFailureReason } from './llm-failure.ts';
import { type ModelCall, promptVersion } from './model-call.ts';
import { patienceFor, type Patience } from './patience.ts';
import type { Vocabulary } from './prompts/result.v1.ts';
import { ReplyLadder } from './reply-ladder.ts';
import { composeReorder } from './supported-order.ts';
import { composeResult } from './supported-result.ts';

export const FALLBACK_ENGINE = 'embedded (fallback)';
export const SAFETY_ENGINE = 'embedded (safety)';

export interface LlmEngineParts {
  readonly model: ChatModel;
  /** Answers when the model does not, supplies evidence where the model invented it, and hears a crisis before any model does. */
  readonly embedded: SurveyEngine;
  readonly vocabulary: Vocabulary;
  /** A fallback is never silent. Holds no text of the person's. */
  readonly onFallback: (event: { call: string; model: string; reason: LlmFailureReason }) => void;
  /** Instead of what fits each call. */
  readonly patience?: Patience;
  readonly breaker?: BreakerTiming;
}

/** A hosted or local language model behind the promise of every engine: heard in your own words, or not claimed. */
export function createLlmEngine({
  model,
  embedded,
  vocabulary,
  onFallback,
  patience,
  breaker: breakerTiming,
}: LlmEngineParts): SurveyEngine {
  const resultCall = surveyResultCall(vocabulary);
  const ladder = new ReplyLadder(model);
  const breaker = new CircuitBreaker(breakerTiming);

  async function withFallback<
    Input,
    Reply,
    Answer extends { engine?: string | undefined; fallback?: boolean | undefined },
  >(
    call: ModelCall<Input, Reply>,
    input: Input,
    options: QuestionOptions | undefined,
    { compose, spare }: { compose: (reply: Reply) => Answer; spare: () => Promise<Answer> },
  ): Promise<Answer> {
    try {
      const reply = await askModel(model, call, input, {
        ...options,
        patience: patience ?? patienceFor(call.timeMs),
        ladder,
        breaker,
      });
      return { ...compose(reply), engine: model.name };
    } catch (error) {
      if (!(error instanceof LlmFailure) || error.reason === 'aborted') throw error;
      onFallback({ call: call.name, model: model.name, reason: error.reason });
      return { ...(await spare()), engine: FALLBACK_ENGINE, fallback: true };
    }
  }

  return {
    name: model.name,
    version: [
      model.name,
      promptVersion([nextQuestionCall, resultCall, reorderCall, philosophyCall]),
      embedded.version,
    ].join(' '),
    start: () => embedded.start(),

    async nextQuestion(input, options) {
      const spare = () => embedded.nextQuestion(input, signalOf(options));
      const last = input.survey_data.at(-1);
      // Nothing was said yet that a model could take up, or nothing is left to ask.
      if (last === undefined || isSurveyCompleted(input.survey_data.length, input.additional_questions_requested))
        return spare();
      if (await isCrisisAnswer(last.answer)) return { ...(await spare()), engine: SAFETY_ENGINE };
      return withFallback(nextQuestionCall, await fitForModel(input), options, {
        spare,
        compose: ({ next_question, why, topic }) => ({
          next_question: next_question.trim(),
          is_completed: false,
          ...(why === '' ? {} : { why }),
          ...(topic === '' ? {} : { topic }),
        }),
      });
    },

    async result(input, options) {
      const spare = await embedded.result(input, signalOf(options));
      const fit = await fitForModel(input);
      return withFallback(resultCall, fit, options, {
        spare: () => Promise.resolve(spare),
        compose: (reply) => composeResult(reply, fit, spare),
      });
    },

    async reorder(input, options) {
      const spare = await embedded.reorder(input, signalOf(options));
      const fit = await fitForModel(input);
      return withFallback(reorderCall, fit, options, {
        spare: () => Promise.resolve(spare),
        compose: (reply) => composeReorder(reply, fit, { spare, vocabulary }),
      });
    },

    philosophy: (input, options) =>
      withFallback(philosophyCall, input, options, {
        spare: () => embedded.philosophy(input, signalOf(options)),
        compose: ({ values_philosophy }) => ({ values_philosophy: values_philosophy.trim(), engine: model.name }),
      }),
  };
}

function signalOf(options: EngineOptions | undefined): EngineOptions {
  return { signal: options?.signal };
}
