import { isSurveyCompleted } from '@lf/domain/question-budget';
import type { SurveyEngine } from '../../survey-engine.ts';
import { archetypeSpaces } from './archetypes/archetype-spaces.ts';
import { CATALOGUE_VERSION } from './catalogue/catalogue.ts';
import { earModel } from './catalogue/ear-model.ts';
import type { CatalogueValue } from './catalogue/catalogue-value.ts';
import { startEncoder } from './encoder/encoder.ts';
import { gatherEvidence } from './evidence/gather-evidence.ts';
import { composeQuestion } from './interview/next-question.ts';
import { writePhilosophy } from './philosophy/write-philosophy.ts';
import { matchValue } from './profile/match-value.ts';
import { writeResult } from './write-result.ts';
import { audible, understand } from './understand.ts';
import { explainOrder } from './values/reorder.ts';

const EMBEDDED_ENGINE = 'embedded';
const PROVENANCE = { engine: EMBEDDED_ENGINE, catalogue_version: CATALOGUE_VERSION };

/** Listens and writes on this machine alone. The same input gives the same words. */
export function createEmbeddedEngine(): SurveyEngine {
  return {
    name: EMBEDDED_ENGINE,

    start: async () => {
      await Promise.all([startEncoder(), earModel(), archetypeSpaces()]);
    },

    nextQuestion: async (input, options) => {
      const { survey_data, additional_questions_requested } = input;
      if (isSurveyCompleted(survey_data.length, additional_questions_requested)) {
        return { next_question: '', is_completed: true, ...PROVENANCE };
      }
      const question = composeQuestion(input, await gatherEvidence(audible(survey_data)));
      if (!question) return { next_question: '', is_completed: true, ...PROVENANCE };
      options?.onText?.(question.next_question);
      return { ...question, is_completed: false, ...PROVENANCE };
    },

    result: async ({ survey_data }) => {
      const [understood, spaces] = await Promise.all([understand(survey_data), archetypeSpaces()]);
      return { ...(await writeResult(survey_data, understood, spaces)), ...PROVENANCE };
    },

    reorder: async ({ value_drivers, survey_data }) => {
      const understood = await understand(survey_data);
      const matches = new Map<string, CatalogueValue>();
      for (const name of value_drivers) {
        const match = await matchValue(name);
        if (match) matches.set(name, match);
      }
      return { ...explainOrder(value_drivers, understood, matches, survey_data), ...PROVENANCE };
    },

    philosophy: ({ value_drivers, value_drivers_explanation }) =>
      Promise.resolve({ values_philosophy: writePhilosophy(value_drivers, value_drivers_explanation), ...PROVENANCE }),
  };
}
