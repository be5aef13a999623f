import * as z from 'zod/mini';
import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { safetyNotice, surveyResult, valueSide } from './survey.ts';

/**
 * The form data of a key: what `save-fingerprint-data` carries as JSON text in `data`. One entry per step, named by
 * the step's slug: story steps hold text, value steps comma-separated names, mapping steps map a value to a sentence.
 * The object is loose on purpose: an older or newer client's entries are kept as they are.
 */

const texts = z.record(z.string(), z.string());

/** One question of the interview. `draft` is what is being written; it becomes `answer` when it is submitted. */
const savedItem = z.looseObject({
  question: z.string(),
  answer: z.string(),
  /** The person passed the question over; `answer` then holds what the saved survey shows in its place. */
  skipped: z.optional(z.boolean()),
  draft: z.optional(z.string()),
  /** What was being written when the question was skipped: shown again, but not an answer. */
  begun: z.optional(z.string()),
  /** Answers that a later one replaced, oldest first. */
  earlier: z.optional(z.array(z.object({ text: z.string(), replacedAt: z.number() }))),
  why: z.optional(z.string()),
  topic: z.optional(z.string()),
  /** Set when the question asks about the answer before it. */
  follow_up: z.optional(z.string()),
  /** Said along with the question, about the answer before it: a kind word, or where help is to be had. */
  note: z.optional(z.string()),
  safety: z.optional(safetyNotice),
});
type SavedItem = z.infer<typeof savedItem>;

/** Records from before `skipped` was stored carry only the text that stood for it. */
const withSkipMarked = (item: SavedItem): SavedItem =>
  item.skipped === undefined && item.answer === SKIPPED_ANSWER ? { ...item, skipped: true } : item;

export const questionItem = z.pipe(savedItem, z.transform(withSkipMarked));
export type QuestionItem = z.infer<typeof questionItem>;

/** A sentence of the person's own that stands for a value. */
const valueSentence = z.object({
  quote: z.string(),
  side: z.optional(valueSide),
  topic: z.optional(z.string()),
});
export type ValueSentence = z.infer<typeof valueSentence>;

export const detectedResult = surveyResult.response;
export type DetectedResult = z.infer<typeof detectedResult>;

export const formData = z.looseObject({
  /** Which of the two assessments is taken. Both keep their answers in the form. */
  flow: z.optional(z.enum(['main', 'classic'])),
  /** The last page of the flow that was switched away from, by flow. */
  leftAt: z.optional(texts),
  /** When the person last changed something, milliseconds since 1970, by the clock of their device. */
  editedAt: z.optional(z.number()),
  'about-you': z.optional(texts),
  'your-professional-life': z.optional(texts),
  /** The interview of the main flow; in the classic flow `earliest-memory` is a story text of its own. */
  questions: z.optional(
    z.looseObject({
      items: z.array(questionItem),
      /** Questions asked for beyond the nine. */
      extra: z.optional(z.number()),
    }),
  ),
  'potential-values': z.optional(
    z.looseObject({
      /** What the AI service detected, and the answers it was detected in (a changed answer asks again). */
      result: z.optional(detectedResult),
      detectedIn: z.optional(z.string()),
      /** The name of `detectedIn` in records of earlier versions. */
      heardIn: z.optional(z.string()),
      /** Detected values that are ticked, by the name they were detected under. */
      chosen: z.optional(z.array(z.string())),
      /** Detected values and picked sentences that the person left out; the texts are reasons of an earlier version. */
      rejected: z.optional(texts),
      /** Detected value to the word that the person prefers for its sentence. */
      names: z.optional(texts),
      /** Sentence that the person picked from their answers, to the word they gave it. */
      missing: z.optional(texts),
      /** Own words that are being typed, by detected value or sentence. */
      typed: z.optional(texts),
    }),
  ),
  'add-values': z.optional(
    z.looseObject({
      values: z.array(z.string()),
      initial: z.array(z.string()),
      explanations: z.optional(texts),
      /** What stands in the field for another value. */
      adding: z.optional(z.string()),
      /** The person's own sentence for a value; absent in records from before. */
      sentences: z.optional(z.record(z.string(), valueSentence)),
      /** Sentences that are being written, by value. */
      writing: z.optional(texts),
    }),
  ),
  /** What was decided on the last step before the values are final. */
  'confirm-fingerprint': z.optional(
    z.looseObject({
      /** The archetype that the person chose where none was told. */
      archetype: z.optional(z.string()),
      /** Triggers that the person unticked. */
      untickedTriggers: z.optional(z.array(z.string())),
    }),
  ),
  /** The values in the person's own order, core first: five to ten once they are there. */
  'value-order': z.optional(z.array(z.string())),
  /** Clips seen to the end, or read. */
  watched: z.optional(z.array(z.string())),
});
export type SurveyForm = z.infer<typeof formData>;

/** The form data in a saved record; an empty form when the text holds something else. */
export function parseFormData(text: string): SurveyForm {
  try {
    const parsed = z.safeParse(formData, JSON.parse(text));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
