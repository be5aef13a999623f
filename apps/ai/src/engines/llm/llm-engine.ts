import { isSurveyCompleted } from '@lf/domain/question-budget';
import type { EngineOptions, QuestionOptions, SurveyEngine } from '../../survey-engine.ts';
import type { EmbeddedEngine } from '../embedded/embedded-engine.ts';
import type { AnswerAct } from '../embedded/told-answer.ts';
import { askModel } from './ask-model.ts';
import { nextQuestionCall, type NextQuestionReply } from './calls/next-question.ts';
import { philosophyCall, philosophyText } from './calls/philosophy.ts';
import { reorderCall } from './calls/reorder.ts';
import { surveyResultCall } from './calls/survey-result.ts';
import type { ChatModel } from './chat-model.ts';
import { type BreakerTiming, CircuitBreaker } from './circuit-breaker.ts';
import { composeOrder, orderClaims } from './compose-order.ts';
import { claimsOf, composeResult } from './compose-result.ts';
import { fitOrder, fitPhilosophy, fitSurvey, isAnythingTold } from './fit-for-model.ts';
import { type Hidden, hideOrder, hidePhilosophy, hideSurvey } from './hidden-input.ts';
import { LlmFailure, type LlmFailureReason } from './llm-failure.ts';
import { type ModelCall, promptVersion } from './model-call.ts';
import { retryPolicyFor, type RetryPolicy } from './retry-policy.ts';
import type { Vocabulary } from './prompts/result.v2.ts';
import { ReplyFormats } from './reply-formats.ts';

export const FALLBACK_ENGINE = 'embedded (fallback)';
export const SAFETY_ENGINE = 'embedded (safety)';
/** `follow_up` of a question about the last answer: it is in no library, but the next engine must know what it was. */
const MODEL_FOLLOW_UP = 'model';

/** After these the authored sentences answer: nothing is probed, and nothing of them is echoed. */
const ANSWERED_BY_AUTHORED: ReadonlySet<AnswerAct> = new Set([
  'refusal',
  'grief',
  'guilt',
  'question-to-us',
  'other-language',
  'gibberish',
]);

export interface LlmEngineParts {
  readonly model: ChatModel;
  /** Reads every answer first, checks what the model claims, and answers when the model does not. */
  readonly embedded: EmbeddedEngine;
  readonly vocabulary: Vocabulary;
  /** A fallback is never silent. Holds no text of the person's. */
  readonly onFallback: (event: { call: string; model: string; reason: LlmFailureReason }) => void;
  /** Instead of what fits each call. */
  readonly retryPolicy?: RetryPolicy;
  readonly breaker?: BreakerTiming;
}

interface Provenance {
  engine?: string | undefined;
  fallback?: boolean | undefined;
}

/** A hosted or local language model behind the engine interface. What it claims about the person must stand in the person's own words. */
export function createLlmEngine({
  model,
  embedded,
  vocabulary,
  onFallback,
  retryPolicy,
  breaker: breakerTiming,
}: LlmEngineParts): SurveyEngine {
  const questionCall = nextQuestionCall(vocabulary);
  const resultCall = surveyResultCall(vocabulary);
  const formats = new ReplyFormats(model);
  const breaker = new CircuitBreaker(breakerTiming);

  /** Asks the model with what was hidden, and gives its reply back with everything in its place. */
  async function withFallback<Input, Reply, Answer extends Provenance>(
    call: ModelCall<Input, Reply>,
    { input, redaction }: Hidden<Input>,
    { onText, ...options }: QuestionOptions,
    { compose, spare }: { compose: (reply: Reply) => Promise<Answer> | Answer; spare: () => Promise<Answer> },
  ): Promise<Answer> {
    try {
      const reply = await askModel(model, call, input, {
        ...options,
        onText: onText && ((text) => onText(redaction.restore(text).trim())),
        retryPolicy: retryPolicy ?? retryPolicyFor(call.timeMs),
        formats,
        breaker,
      });
      return { ...(await compose(redaction.restoreAll(reply))), engine: model.name };
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
      promptVersion([questionCall, resultCall, reorderCall, philosophyCall]),
      embedded.version,
    ].join(' '),
    start: () => embedded.start(),

    async nextQuestion(input, options = {}) {
      const spare = () => embedded.nextQuestion(input, signalOf(options));
      const { survey_data, additional_questions_requested } = input;
      // Nothing was said yet that a model could take up, or nothing is left to ask.
      if (survey_data.length === 0 || isSurveyCompleted(survey_data.length, additional_questions_requested))
        return spare();
      const acts = await embedded.acts({ survey_data }, signalOf(options));
      if (acts.includes('crisis')) return { ...(await spare()), engine: SAFETY_ENGINE };
      const lastAct = acts.at(-1);
      if (lastAct !== undefined && ANSWERED_BY_AUTHORED.has(lastAct)) return spare();
      return withFallback(questionCall, hideSurvey(fitSurvey(input, acts)), options, {
        spare,
        compose: (reply) => composeQuestion(reply, survey_data.at(-1)?.topic),
      });
    },

    async result(input, options = {}) {
      const spare = inBackground(embedded.result(input, signalOf(options)));
      const acts = await embedded.acts(input, signalOf(options));
      if (!isAnythingTold(acts)) return spare;
      const fit = fitSurvey(input, acts);
      return withFallback(resultCall, hideSurvey(fit), options, {
        spare: () => spare,
        compose: async (reply) => {
          const checked = await embedded.checkClaims(claimsOf(reply, fit), signalOf(options));
          return composeResult(reply, checked, { survey_data: fit.survey_data, embedded: await spare });
        },
      });
    },

    async reorder(input, options = {}) {
      const spare = inBackground(embedded.reorder(input, signalOf(options)));
      const fit = await fitOrder(input, embedded, signalOf(options));
      if (fit === undefined) return { ...(await spare), engine: SAFETY_ENGINE };
      return withFallback(reorderCall, hideOrder(fit), options, {
        spare: () => spare,
        compose: async (reply) => {
          const checked = await embedded.checkClaims(orderClaims(reply, fit), signalOf(options));
          return composeOrder(reply, checked, fit, await spare);
        },
      });
    },

    checkOwnSentence: (input, options = {}) => embedded.checkOwnSentence(input, signalOf(options)),

    async philosophy(input, options = {}) {
      const spare = () => embedded.philosophy(input, signalOf(options));
      const fit = await fitPhilosophy(input, embedded, signalOf(options));
      if (fit === undefined) return { ...(await spare()), engine: SAFETY_ENGINE };
      return withFallback(philosophyCall, hidePhilosophy(fit), options, {
        spare,
        compose: (reply) => ({ values_philosophy: philosophyText(reply, fit), engine: model.name }),
      });
    },
  };
}

function composeQuestion({ next_question, why, topic }: NextQuestionReply, lastTopic: string | undefined) {
  // Null is a question about the last answer; '' is a reply of which only the question came.
  const about = topic === null ? lastTopic : topic;
  return {
    next_question: next_question.trim(),
    is_completed: false,
    ...(why === '' ? {} : { why }),
    ...(about === undefined || about === '' ? {} : { topic: about }),
    ...(topic === null ? { follow_up: MODEL_FOLLOW_UP } : {}),
  };
}

/** Started while the model is asked; a failure is thrown where the result is awaited. */
function inBackground<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

function signalOf({ signal }: EngineOptions): EngineOptions {
  return { signal };
}
