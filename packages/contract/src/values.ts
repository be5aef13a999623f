import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

export const phrase = z.object({ Phrase: z.string() });

export const listPhrases = defineRoute({
  method: 'GET',
  path: '/values/phrases',
  summary: 'Words and phrases that name a value: what the classic flow looks for in the stories',
  response: z.array(phrase),
});
