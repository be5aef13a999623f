import * as z from 'zod/mini';
import { VALUE_CHARACTERS_MAX, VALUES_MAX } from '@lf/domain/limits';
import { EXTRA_QUESTIONS_MAX } from '@lf/domain/question-budget';
import { defineRoute } from './define-route.ts';
import {
  AI_BODY_BYTES_MAX,
  ANSWER_CHARACTERS_MAX,
  CODE_CHARACTERS_MAX,
  EXPLANATION_CHARACTERS_MAX,
  PHILOSOPHY_CHARACTERS_MAX,
  QUESTION_CHARACTERS_MAX,
  SURVEY_ITEMS_MAX,
} from './limits.ts';

/** The AI service: four calls, `POST /ai/survey/*`. Field names are the spec's; the rest is extra. */

export const surveyItem = z.strictObject({
  question: z.string().check(z.maxLength(QUESTION_CHARACTERS_MAX)),
  answer: z.string().check(z.maxLength(ANSWER_CHARACTERS_MAX)),
});
export type SurveyItem = z.infer<typeof surveyItem>;

const surveyData = z.array(surveyItem).check(z.maxLength(SURVEY_ITEMS_MAX));
const valueName = z.string().check(z.minLength(1), z.maxLength(VALUE_CHARACTERS_MAX));
const explanation = z.string().check(z.maxLength(EXPLANATION_CHARACTERS_MAX));
const explanations = z.record(valueName, explanation);
const caller = {
  user_id: z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX)),
  /** Whose allowance the call uses; without it the allowance is the person's. */
  license_code: z.optional(z.string().check(z.maxLength(CODE_CHARACTERS_MAX))),
};

/** A sentence of the person's own, and where it stands: `survey_data[answer].answer.slice(start, end) === quote`. */
export const evidence = z.object({
  value: valueName,
  quote: z.string().check(z.maxLength(ANSWER_CHARACTERS_MAX)),
  answer: z.int(),
  start: z.int(),
  end: z.int(),
});
export type Evidence = z.infer<typeof evidence>;

export const safetyNotice = z.object({ message: z.string(), resources: z.array(z.string()) });

/** Against a flood from one place; each person's own allowance is smaller and counted by the service. */
const limits = [{ name: 'ai-address', max: 1_200, windowSeconds: 3_600, per: 'address' }] as const;

const provenance = { engine: z.optional(z.string()), catalogue_version: z.optional(z.string()) };

export const nextQuestion = defineRoute({
  method: 'POST',
  path: '/survey/next-question',
  summary: 'The next question of the interview, or that it is complete',
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits,
  body: z.strictObject({
    ...caller,
    survey_data: surveyData,
    additional_questions_requested: z.int().check(z.minimum(0), z.maximum(EXTRA_QUESTIONS_MAX)),
  }),
  response: z.object({
    next_question: z.string(),
    is_completed: z.boolean(),
    /** One line on why this is asked. */
    why: z.optional(z.string()),
    topic: z.optional(z.string()),
    /** A kind word about the last answer: too short to hear much, another language. */
    note: z.optional(z.string()),
    safety: z.optional(safetyNotice),
    ...provenance,
  }),
});

export const valueDriverGroups = z.object({
  core_value_drivers: z.array(valueName),
  vehicle_value_drivers: z.array(valueName),
  outcome_value_drivers: z.array(valueName),
});
export type ValueDriverGroups = z.infer<typeof valueDriverGroups>;

export const surveyResult = defineRoute({
  method: 'POST',
  path: '/survey/result',
  summary: 'Values with evidence, archetype and triggers heard in the answers',
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits,
  body: z.strictObject({ ...caller, survey_data: surveyData }),
  response: z.object({
    value_drivers: valueDriverGroups,
    value_drivers_explanation: explanations,
    archetype: z.string(),
    archetype_explanation: explanation,
    triggers: z.array(z.string()),
    triggers_explanation: z.record(z.string(), explanation),
    evidence: z.optional(z.array(evidence)),
    /** How sure, in words: "heard in four of your stories". Keyed by value. */
    confidence: z.optional(z.record(valueName, z.string())),
    /** "Here is what I heard": three to five sentences for the person to correct. */
    mirror: z.optional(z.array(z.string())),
    safety: z.optional(safetyNotice),
    ...provenance,
  }),
});

export const newOrderValueDrivers = defineRoute({
  method: 'POST',
  path: '/survey/new_order_value_drivers',
  summary: 'The final order with explanations of how each value serves the next',
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits,
  body: z.strictObject({
    ...caller,
    value_drivers: z.array(valueName).check(z.minLength(1), z.maxLength(VALUES_MAX)),
    survey_data: surveyData,
    is_completed: z.boolean(),
  }),
  response: z.object({
    value_drivers: z.array(valueName),
    value_drivers_explanation: explanations,
    evidence: z.optional(z.array(evidence)),
    ...provenance,
  }),
});

export const valuesPhilosophy = defineRoute({
  method: 'POST',
  path: '/survey/values_philosophy',
  summary: 'The values philosophy in the second person',
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits,
  body: z.strictObject({
    ...caller,
    value_drivers: z.array(valueName).check(z.minLength(1), z.maxLength(VALUES_MAX)),
    value_drivers_explanation: explanations,
  }),
  response: z.object({
    values_philosophy: z.string().check(z.maxLength(PHILOSOPHY_CHARACTERS_MAX)),
    ...provenance,
  }),
});
