import type { AuditDetail } from '@lf/contract/audit';
import type { ColumnType, Generated } from 'kysely';
import type { AuditKind } from '@lf/domain/audit-kinds';

/** What happened to an account, without any answer, name or address in it. Added to and never changed. */
export interface AuditEventsTable {
  id: Generated<string>;
  at: ColumnType<Date, Date | undefined, never>;
  /** Outlives the account: then it names nobody. Null where it was about no person. */
  user_id: ColumnType<string | null, string | null, never>;
  actor: ColumnType<'person' | 'operator', 'person' | 'operator', never>;
  kind: ColumnType<AuditKind, AuditKind, never>;
  /** `jsonb`: device, end of a key, number of keys, command. Written as JSON text, read as an object. */
  detail: ColumnType<AuditDetail | null, string | null | undefined, never>;
}

export interface AuditTables {
  audit_events: AuditEventsTable;
}
