import * as z from 'zod/mini';
import { VALUE_CHARACTERS_MAX, VALUES_MAX } from '@lf/domain/limits';
import { EXTRA_QUESTIONS_MAX } from '@lf/domain/question-budget';
import { defineRoute } from './define-route.ts';
import {
  AI_BODY_BYTES_MAX,
  AI_TIME_MS,
  ALTERNATIVES_MAX,
  ANSWER_CHARACTERS_MAX,
  CODE_CHARACTERS_MAX,
  EXPLANATION_CHARACTERS_MAX,
  PHILOSOPHY_CHARACTERS_MAX,
  QUESTION_CHARACTERS_MAX,
  SURVEY_ITEMS_MAX,
} from './limits.ts';

/** The AI service: the spec's four calls, and one for a sentence that is written by hand. Field names are the spec's; the rest is extra. */

const id = z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX));

export const surveyItem = z.strictObject({
  question: z.string().check(z.maxLength(QUESTION_CHARACTERS_MAX)),
  answer: z.string().check(z.maxLength(ANSWER_CHARACTERS_MAX)),
  /** `topic` of the question as next-question returned it: rewording a question breaks no interview. */
  topic: z.optional(id),
  /** `follow_up` of the question, where next-question returned one. */
  follow_up: z.optional(id),
  /** The person passed this question over; `answer` is not theirs. */
  skipped: z.optional(z.boolean()),
});
export type SurveyItem = z.infer<typeof surveyItem>;

const surveyData = z.array(surveyItem).check(z.maxLength(SURVEY_ITEMS_MAX));
const valueName = z.string().check(z.minLength(1), z.maxLength(VALUE_CHARACTERS_MAX));
const explanation = z.string().check(z.maxLength(EXPLANATION_CHARACTERS_MAX));
const explanations = z.record(valueName, explanation);
const caller = {
  user_id: z.string().check(z.minLength(1), z.maxLength(CODE_CHARACTERS_MAX)),
  /** The key that the call is made for; without it the one that the person is at work with. No key of one's own: 404 `license_required`. */
  license_code: z.optional(z.string().check(z.maxLength(CODE_CHARACTERS_MAX))),
};

/** The value is lived or wanted in the sentence, was denied by others or absent, or the person fell short of it. */
export const valueSide = z.enum(['lived', 'missed', 'short']);
export type ValueSide = z.infer<typeof valueSide>;

/** A sentence of the person's own, and where it stands: `survey_data[answer].answer.slice(start, end) === quote`. */
const ownSentence = {
  quote: z.string().check(z.maxLength(ANSWER_CHARACTERS_MAX)),
  answer: z.int(),
  start: z.int(),
  end: z.int(),
};
/** Other names for what the sentence shows, best first. */
const alternatives = z.array(valueName).check(z.maxLength(ALTERNATIVES_MAX));

export const evidence = z.object({
  value: valueName,
  ...ownSentence,
  side: z.optional(valueSide),
  alternatives: z.optional(alternatives),
  /** Likely enough to be ticked before the person has looked. */
  sure: z.optional(z.boolean()),
});
export type Evidence = z.infer<typeof evidence>;

/** A sentence that could stand for a value, for "Something I told you is missing". */
export const tellingSentence = z.object({ ...ownSentence, alternatives });
export type TellingSentence = z.infer<typeof tellingSentence>;

/** What an explanation is made of; the spec's text is `“quote” text`. */
export const explained = z.object({ text: explanation, quote: z.optional(ownSentence.quote) });
export type Explained = z.infer<typeof explained>;

/** What an archetype's explanation is made of: what happened, what they did, what it protects, its gift, its cost, one move. */
export const archetypeParts = z.object({
  scene: z.optional(ownSentence.quote),
  did: z.string(),
  protects: z.string(),
  gift: z.string(),
  cost: z.string(),
  move: z.string(),
});
export type ArchetypeParts = z.infer<typeof archetypeParts>;

/** What a trigger's explanation is made of: the sentence that told it, why it sets them off, one small move. */
export const triggerParts = z.object({ quote: z.optional(ownSentence.quote), why: z.string(), move: z.string() });
export type TriggerParts = z.infer<typeof triggerParts>;

/** The sentence a person chose or wrote for a value: sent along so that renamed and added values carry their own words. */
export const toldSentence = z.strictObject({
  value: valueName,
  quote: z.string().check(z.minLength(1), z.maxLength(EXPLANATION_CHARACTERS_MAX)),
  side: z.optional(valueSide),
  topic: z.optional(id),
});
export type ToldSentence = z.infer<typeof toldSentence>;
const told = z.optional(z.array(toldSentence).check(z.maxLength(VALUES_MAX * 2)));

/** `unsure`: a low score alone raised it, so that help is named in one line beside the question. `message` leads to it. */
export const safetyNotice = z.object({
  message: z.string(),
  resources: z.array(z.string()),
  unsure: z.optional(z.boolean()),
});

/** Against a flood from one place; each person's own allowance is smaller and counted by the service. */
export const AI_ADDRESS_LIMITS = [{ name: 'ai-address', max: 1_200, windowSeconds: 3_600, per: 'address' }] as const;

const provenance = {
  engine: z.optional(z.string()),
  catalogue_version: z.optional(z.string()),
  /** True where the embedded engine answered because a model failed: such an answer is not stored. */
  fallback: z.optional(z.boolean()),
};

export const nextQuestion = defineRoute({
  method: 'POST',
  path: '/survey/next-question',
  summary: 'The next question of the interview, or that it is complete',
  timeMs: AI_TIME_MS.question,
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits: AI_ADDRESS_LIMITS,
  body: z.strictObject({
    ...caller,
    survey_data: surveyData,
    additional_questions_requested: z.int().check(z.minimum(0), z.maximum(EXTRA_QUESTIONS_MAX)),
  }),
  response: z.object({
    /** The question is the last line; what is said about the last answer may stand before it. */
    next_question: z.string(),
    is_completed: z.boolean(),
    /** One line on why this is asked. */
    why: z.optional(z.string()),
    topic: z.optional(z.string()),
    /** Set when the question asks about the last answer: the id of the authored follow-up. */
    follow_up: z.optional(z.string()),
    /** A kind word about the last answer: too short to read much in it, another language. */
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
  summary: 'Values with evidence, archetype and triggers detected in the answers',
  timeMs: AI_TIME_MS.result,
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits: AI_ADDRESS_LIMITS,
  body: z.strictObject({ ...caller, survey_data: surveyData }),
  response: z.object({
    value_drivers: valueDriverGroups,
    value_drivers_explanation: explanations,
    archetype: z.string(),
    archetype_explanation: explanation,
    triggers: z.array(z.string()),
    triggers_explanation: z.record(z.string(), explanation),
    evidence: z.optional(z.array(evidence)),
    explained: z.optional(z.record(valueName, explained)),
    /** Telling sentences that no proposed value stands on. */
    sentences: z.optional(z.array(tellingSentence)),
    /** The sentence that tells how the person coped; without it the archetype is a suggestion, and `archetype_choices` asks. */
    archetype_evidence: z.optional(z.object(ownSentence)),
    archetype_choices: z.optional(
      z.array(
        z.object({
          archetype: z.string(),
          description: z.string(),
          explanation: z.optional(explanation),
          parts: z.optional(archetypeParts),
        }),
      ),
    ),
    archetype_parts: z.optional(archetypeParts),
    trigger_parts: z.optional(z.record(z.string(), triggerParts)),
    /** Triggers that the person told, with their sentence; the others are suggestions. */
    trigger_evidence: z.optional(z.array(z.object({ trigger: z.string(), ...ownSentence }))),
    safety: z.optional(safetyNotice),
    ...provenance,
  }),
});

export const newOrderValueDrivers = defineRoute({
  method: 'POST',
  path: '/survey/new_order_value_drivers',
  summary: 'The final order with explanations of how each value serves the next',
  timeMs: AI_TIME_MS.order,
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits: AI_ADDRESS_LIMITS,
  body: z.strictObject({
    ...caller,
    value_drivers: z.array(valueName).check(z.minLength(1), z.maxLength(VALUES_MAX)),
    survey_data: surveyData,
    is_completed: z.boolean(),
    told,
  }),
  response: z.object({
    value_drivers: z.array(valueName),
    value_drivers_explanation: explanations,
    evidence: z.optional(z.array(evidence)),
    explained: z.optional(z.record(valueName, explained)),
    /** Values whose sentence in `told` is a cry for help: it is quoted nowhere. */
    withheld: z.optional(z.array(valueName)),
    safety: z.optional(safetyNotice),
    ...provenance,
  }),
});

export const checkOwnSentence = defineRoute({
  method: 'POST',
  path: '/survey/own_sentence',
  summary: 'Whether a sentence that the person wrote for a value may be quoted',
  timeMs: AI_TIME_MS.question,
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits: AI_ADDRESS_LIMITS,
  body: z.strictObject({
    ...caller,
    sentence: z.string().check(z.minLength(1), z.maxLength(EXPLANATION_CHARACTERS_MAX)),
  }),
  response: z.object({ may_be_quoted: z.boolean(), safety: z.optional(safetyNotice), ...provenance }),
});

export const valuesPhilosophy = defineRoute({
  method: 'POST',
  path: '/survey/values_philosophy',
  summary: 'The values philosophy in the second person',
  timeMs: AI_TIME_MS.philosophy,
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits: AI_ADDRESS_LIMITS,
  body: z.strictObject({
    ...caller,
    value_drivers: z.array(valueName).check(z.minLength(1), z.maxLength(VALUES_MAX)),
    value_drivers_explanation: explanations,
    told,
    /** The interview: a quotation is told with the sentences it needs, and the story that tells most is not left out. */
    survey_data: z.optional(surveyData),
  }),
  response: z.object({
    values_philosophy: z.string().check(z.maxLength(PHILOSOPHY_CHARACTERS_MAX)),
    ...provenance,
  }),
});
