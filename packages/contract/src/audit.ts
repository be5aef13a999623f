import * as z from 'zod/mini';
import { AUDIT_KINDS } from '@lf/domain/audit-kinds';
import { defineRoute } from './define-route.ts';
import { id, timestamp } from './fields.ts';

/** About an event, without an answer, a name or an address. */
export const auditDetail = z.object({
  device: z.optional(z.string()),
  /** The last letters of a key: the whole key would open a result. */
  keyEnd: z.optional(z.string()),
  keys: z.optional(z.number()),
  /** What the operator ran. */
  command: z.optional(z.string()),
});
export type AuditDetail = z.infer<typeof auditDetail>;

export const auditEvent = z.object({
  id,
  at: timestamp,
  kind: z.enum(AUDIT_KINDS),
  actor: z.enum(['person', 'operator']),
  detail: auditDetail,
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const listEvents = defineRoute({
  method: 'GET',
  path: '/users/me/events',
  summary: 'What happened in the own account, newest first, the last hundred',
  response: z.object({ result: z.array(auditEvent) }),
});
