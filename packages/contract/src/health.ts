import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

export const health = defineRoute({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Answers once the database answers',
  response: z.object({ status: z.literal('ok') }),
});
