import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { AI_BODY_BYTES_MAX, AI_TIME_MS, DRAFTS_READ_PER_HOUR } from './limits.ts';
import { AI_ADDRESS_LIMITS, nextQuestion } from './survey.ts';

/** In a file of its own: of the web application only the interview needs it. */
export const questionForDraft = defineRoute({
  method: 'POST',
  path: '/survey/question_for_draft',
  summary: 'What next-question would answer if the answer being written were submitted as it stands; nothing is stored',
  timeMs: AI_TIME_MS.question,
  bodyLimitBytes: AI_BODY_BYTES_MAX,
  limits: [
    ...AI_ADDRESS_LIMITS,
    { name: 'question-for-draft', max: DRAFTS_READ_PER_HOUR, windowSeconds: 3_600, per: 'user' },
  ],
  body: nextQuestion.body,
  response: z.object({
    /** False where every question costs tokens: nobody need ask again. */
    reads_drafts: z.boolean(),
    /** Missing while the engine works for others. */
    question: z.optional(nextQuestion.response),
  }),
});
