import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** Fixed-window counters shared by all instances. */
export interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Timestamp;
}

/** Growing waits, shared by all instances: who may try again when. */
export interface BackoffsTable {
  key: string;
  tries: number;
  blocked_until: Timestamp;
  forget_at: Timestamp;
}

/** Mails waiting to go out; a mail server that is down only delays them. */
export interface OutboxMailsTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The gift that it brings: its state follows the mail's. */
  gift_id: string | null;
  /** The invitation to a mirror that it brings: without it there is nothing to send. */
  mirror_reply_id: Generated<string | null>;
  /** The mirror of which it says that there is something to see. */
  mirror_id: Generated<string | null>;
  /** Whom it reminds of a fingerprint of a year ago. */
  reminded_user_id: Generated<string | null>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  created_at: Timestamp;
}

/** What all instances must agree on, made by whichever starts first: the token secret. */
export interface SettingsTable {
  name: string;
  value: string;
}

/** Servers that work on this database, each with its last heartbeat. */
export interface RunningServersTable {
  id: string;
  seen_at: Timestamp;
}

export interface ServiceTables {
  rate_limits: RateLimitsTable;
  backoffs: BackoffsTable;
  outbox_mails: OutboxMailsTable;
  settings: SettingsTable;
  running_servers: RunningServersTable;
}
