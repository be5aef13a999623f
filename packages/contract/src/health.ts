import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

export const health = defineRoute({
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: 'Answers once the database answers',
  response: z.object({ status: z.literal('ok') }),
});

export const ready = defineRoute({
  method: 'GET',
  path: '/ready',
  auth: 'public',
  summary: 'Whether to send people here: 503 while the database does not answer, and once the process is about to stop',
  response: z.object({ status: z.literal('ready') }),
});

export const live = defineRoute({
  method: 'GET',
  path: '/live',
  auth: 'public',
  summary: 'Whether the process itself answers, whatever the database does: the one question that justifies a restart',
  response: z.object({ status: z.literal('alive') }),
});
