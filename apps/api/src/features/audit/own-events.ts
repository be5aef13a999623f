import * as z from 'zod/mini';
import { auditDetail, type AuditEvent } from '@lf/contract/audit';
import { findEvents } from './audit.repo.ts';
import type { Database } from '@lf/platform/db/schema';

const SHOWN_MAX = 100;

export async function ownEvents(db: Database, userId: string, limit = SHOWN_MAX): Promise<AuditEvent[]> {
  return (await findEvents(db, { userId, limit })).map(({ id, at, kind, actor, detail }) => ({
    id,
    at: at.toISOString(),
    kind,
    actor,
    detail: z.parse(auditDetail, detail ?? {}),
  }));
}
