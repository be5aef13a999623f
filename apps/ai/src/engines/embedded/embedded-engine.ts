import { isSurveyCompleted } from '@lf/domain/question-budget';
import type { SurveyItem } from '@lf/contract/survey';
import type { EngineOptions, SurveyEngine } from '../../survey-engine.ts';
import { CATALOGUE_VERSION } from './catalogue/catalogue.ts';
import { checkClaims, type CheckedClaims, type Claims } from './check-claims.ts';
import { followUps } from './interview/follow-ups.ts';
import { composeQuestion } from './interview/next-question.ts';
import { withIds } from './interview/with-ids.ts';
import { checkSentence, noticeFor, withoutCries } from './safety/own-sentences.ts';
import { CONVERSATION_SHA256, DANGER_SHA256, KNOWN_WORDS_SHA256, READER_SHA256 } from './reader/model-files.ts';
import { startReader } from './reader/reader.ts';
import { explainOrder } from './result/explain-order.ts';
import { choosePassages } from './result/choose-passages.ts';
import { writePhilosophy } from './result/write-philosophy.ts';
import { writeResult } from './result/write-result.ts';
import { type AnswerAct, readTold } from './told-answer.ts';

export const EMBEDDED_ENGINE = 'embedded';
/** What is stored under it was read by exactly these weights. */
export const EMBEDDED_VERSION = [
  EMBEDDED_ENGINE,
  CATALOGUE_VERSION,
  ...[READER_SHA256, CONVERSATION_SHA256, DANGER_SHA256, KNOWN_WORDS_SHA256].map((sum) => sum.slice(0, 8)),
].join(' ');
const PROVENANCE = { engine: EMBEDDED_ENGINE, catalogue_version: CATALOGUE_VERSION };

/** The engine, and what it does for another one: reading answers before they go out, and checking what comes back. */
export interface EmbeddedEngine extends SurveyEngine {
  acts(input: { readonly survey_data: SurveyItem[] }, options?: EngineOptions): Promise<readonly AnswerAct[]>;
  checkClaims(input: Claims, options?: EngineOptions): Promise<CheckedClaims>;
}

/** Reads and writes on this machine alone. The same input gives the same bytes. */
export function createEmbeddedEngine(): EmbeddedEngine {
  return {
    name: EMBEDDED_ENGINE,
    version: EMBEDDED_VERSION,

    start: async () => {
      await startReader();
      followUps();
    },

    isIdle: () => true,

    nextQuestion: async ({ survey_data, additional_questions_requested }, options) => {
      const completed = { next_question: '', is_completed: true, ...PROVENANCE };
      if (isSurveyCompleted(survey_data.length, additional_questions_requested)) return completed;
      const seed = JSON.stringify([survey_data, additional_questions_requested]);
      const told = await readTold(await startReader(), withIds(survey_data), options?.signal);
      const question = composeQuestion(told, seed);
      if (!question) return completed;
      return { ...question, is_completed: false, ...PROVENANCE };
    },

    result: async ({ survey_data }, options) => {
      const told = await readTold(await startReader(), withIds(survey_data), options?.signal);
      return { ...writeResult(told, JSON.stringify(survey_data)), ...PROVENANCE };
    },

    reorder: async (input, options) => {
      const reader = await startReader();
      const answers = await readTold(reader, withIds(input.survey_data), options?.signal);
      const checked = await withoutCries(reader, input.told, answers);
      return { ...explainOrder({ ...input, told: checked.told }, answers), ...noticeFor(checked), ...PROVENANCE };
    },

    checkOwnSentence: async ({ sentence }) => ({
      ...(await checkSentence(await startReader(), sentence)),
      ...PROVENANCE,
    }),

    acts: async ({ survey_data }, options) =>
      (await readTold(await startReader(), survey_data, options?.signal)).map(({ act }) => act),

    checkClaims: async (claims) => checkClaims(await startReader(), claims),

    philosophy: async ({ value_drivers: order, told: chosen, survey_data = [] }) => {
      const reader = await startReader();
      const answers = await readTold(reader, withIds(survey_data));
      const { told } = await withoutCries(reader, chosen, answers);
      return {
        values_philosophy: writePhilosophy(order, await choosePassages(reader, order, told, answers)),
        ...PROVENANCE,
      };
    },
  };
}
