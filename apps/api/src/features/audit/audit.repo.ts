import { sql } from 'kysely';
import { AUDIT_KEPT_MONTHS } from '@lf/domain/limits';
import type { AuditDetail } from '@lf/contract/audit';
import type { AuditKind } from '@lf/domain/audit-kinds';
import type { Database } from '@lf/platform/db/schema';

const KEY_END_CHARACTERS = 4;

/** By which a person knows a key again, and nobody else opens anything. */
export const keyEnd = (licenseCode: string): string => licenseCode.slice(-KEY_END_CHARACTERS);

export interface NewEvent {
  readonly userId: string | null;
  readonly kind: AuditKind;
  readonly actor?: 'person' | 'operator';
  readonly detail?: AuditDetail;
}

/** Inside a transaction it is written only if the rest of it happened. */
export async function recordEvent(db: Database, { userId, kind, actor = 'person', detail }: NewEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ user_id: userId, kind, actor, detail: detail === undefined ? null : JSON.stringify(detail) })
    .execute();
}

export function findEvents(db: Database, filter: { readonly userId?: string | undefined; readonly limit: number }) {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .$if(filter.userId !== undefined, (query) => query.where('user_id', '=', filter.userId ?? null))
    .orderBy('at', 'desc')
    .limit(filter.limit)
    .execute();
}

export async function sweepEvents(db: Database): Promise<void> {
  await db
    .deleteFrom('audit_events')
    .where('at', '<', sql<Date>`now() - make_interval(months => ${AUDIT_KEPT_MONTHS}::int)`)
    .execute();
}
