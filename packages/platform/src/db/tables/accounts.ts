import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface UsersTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  created_at: Timestamp;
  /** When the person agreed that their answers are processed; null where the client did not ask. */
  consented_at: NullableTimestamp;
  /** When the person used the link in our mail to this address. */
  email_confirmed_at: NullableTimestamp;
  /** When the second factor was switched on; null while it is off. */
  second_factor_at: NullableTimestamp;
}

/** One row per login; a token is good only while its row is. */
export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** Browser and system as they named themselves at the login. */
  device: ColumnType<string | null, string | null | undefined, never>;
}

/** The newest link that confirms an address of this person, the own one or the one it is to become. */
export interface EmailConfirmationsTable {
  user_id: string;
  email: string;
  key_hash: string;
  expires_at: Timestamp;
}

/** The secret shared with an authenticator app; pending until users.second_factor_at is set. */
export interface SecondFactorsTable {
  user_id: string;
  secret: string;
  /** The time step of the last code that was used: none is good twice. */
  last_step: Generated<number>;
}

/** Each lets the person in once without the app; stored hashed, deleted when used. */
export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
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
  email_confirmations: EmailConfirmationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  deleted_users: DeletedUsersTable;
}
