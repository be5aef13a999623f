import * as z from 'zod/mini';
import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { safetyNotice, surveyResult } from './survey.ts';

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

export const heardResult = surveyResult.response;
export type HeardResult = z.infer<typeof heardResult>;

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
      /** What the AI service heard, and the answers it heard it in (so that a changed answer asks again). */
      result: z.optional(heardResult),
      heardIn: z.optional(z.string()),
      chosen: z.optional(z.array(z.string())),
      /** Value to the person's reason for leaving it out; the reason may be empty. */
      rejected: z.optional(texts),
    }),
  ),
  'add-values': z.optional(
    z.looseObject({
      values: z.array(z.string()),
      initial: z.array(z.string()),
      explanations: z.optional(texts),
      /** What stands in the field for another value. */
      adding: z.optional(z.string()),
      /** A renamed value, and the name it was proposed under. */
      origins: z.optional(texts),
    }),
  ),
  /** The values in the person's own order, core first: five to ten once they are there. */
  'value-order': z.optional(z.array(z.string())),
  /** Clips seen to the end, or read. */
  watched: z.optional(z.array(z.string())),
});
export type FormData = z.infer<typeof formData>;

/** The form data in a saved record; an empty form when the text holds something else. */
export function parseFormData(text: string): FormData {
  try {
    const parsed = z.safeParse(formData, JSON.parse(text));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
