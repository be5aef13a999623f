import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

export interface UsersTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  created_at: Timestamp;
  /** When the person agreed that their answers are processed; null where the client did not ask. */
  consented_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** One row per login; a token is good only while its row is. */
export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** One-time keys of password recovery, stored hashed. */
export interface RecoveryKeysTable {
  user_id: string;
  key_hash: string;
  expires_at: Timestamp;
}

/** Ids of people who have left, kept so that a backup from before does not bring them back. */
export interface DeletedUsersTable {
  user_id: string;
  deleted_at: Timestamp;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  recovery_keys: RecoveryKeysTable;
  deleted_users: DeletedUsersTable;
}
