import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** One finished fingerprint, held up to people who know its owner. */
export interface MirrorsTable {
  id: Generated<string>;
  license_code: string;
  user_id: string;
  link_hash: string;
  /** The secret of the link, which its owner passes on. */
  mirror_link: string;
  /** JSON: the words that friends see, the owner's and others, as they were when it began. */
  mirror_cards: string;
  created_at: Timestamp;
  /** Noted as ended when it is closed, so that a restore does not open it again. */
  open_id: Generated<string>;
  closed_at: NullableTimestamp;
  /** The owner was told that there is something to see. When is not kept: it is the time of the third reply. */
  announced: Generated<boolean>;
}

/** A mailed invitation, a reply, or both. Of a reply no time is kept: it would tell whose it is. */
export interface MirrorRepliesTable {
  /** A new one with every reply: the id of one that was taken back is never used again. */
  id: Generated<string>;
  mirror_id: string;
  /** Of the mailed link, or of the friend's own device. */
  secret_hash: string;
  recipient_email: string | null;
  /** Null for a reply by the shared link. */
  invited_at: NullableTimestamp;
  passed: Generated<boolean>;
  replied: Generated<boolean>;
  /** Whether the owner's view is made with it. */
  counted: Generated<boolean>;
  /** Whether it was made with it at some time: what was seen can be seen again without telling whose it is. */
  seen: Generated<boolean>;
  /** Whether it was made with an earlier reply by this secret, which was changed or taken back: the owner knows most of what this person says. */
  shown_before: Generated<boolean>;
  /** JSON: the words that were picked. */
  reply_picks: string | null;
  /** JSON: { value, text }. */
  reply_sentence: string | null;
  reply_name: string | null;
  hidden: Generated<boolean>;
  /** Noted as ended when the operator removes the reply, so that a restore does not make the secret good again. */
  secret_id: Generated<string>;
  /** The operator removed what was said here: the secret cannot reply again. */
  removed: Generated<boolean>;
}

/** For the operator: a sentence that its reader, or an invitation that its recipient complains of. */
export interface MirrorReportsTable {
  id: Generated<string>;
  kind: 'sentence' | 'invitation';
  /** Whose mirror it is or was. */
  user_id: string;
  /** Whose fingerprint's it is or was: a mirror that was begun anew is found by it. */
  license_code: string;
  /** Null once that mirror is gone: who deletes it does not delete the complaint. */
  mirror_id: string | null;
  /** Of a reported sentence, with which the report goes. */
  reply_id: string | null;
  /** Of the mailed secret by which somebody complained: the same one twice is one report. It leads to no row without the secret. */
  reporter_hash: string | null;
  report_text: string | null;
  created_at: Timestamp;
  settled_at: NullableTimestamp;
}

/**
 * Whom an owner has had a mail sent to, by a hash: for some time there is no second one, whatever became of the mirror, and the recipient can
 * report it or refuse further ones.
 */
export interface MirrorAsksTable {
  user_id: string;
  address_hash: string;
  /** Of the mailed link, another one than in the row of the reply: without the secret it leads to no reply. */
  secret_hash: string;
  /** About which fingerprint. */
  license_code: string;
  asked_at: Timestamp;
}

/** Addresses, by a hash, that get no invitation to a mirror from anybody. */
export interface MirrorRefusalsTable {
  address_hash: string;
}

/** Accounts that an operator has barred from mirrors. */
export interface MirrorBlocksTable {
  user_id: string;
}

/** Two fingerprints beside each other, once `accepter_id` has agreed. */
export interface SideBySidesTable {
  id: Generated<string>;
  inviter_id: string;
  inviter_code: string;
  secret_hash: string;
  created_at: Timestamp;
  accepter_id: string | null;
  accepter_code: string | null;
  accepted_at: NullableTimestamp;
}

/** Who wants, or wanted, a mail a year after a fingerprint. */
export interface AgainRemindersTable {
  user_id: string;
  /** Noted as ended when the wish is taken back, so that a restore does not bring it back. */
  wish_id: Generated<string>;
  wanted: Generated<boolean>;
  created_at: Timestamp;
  /** When the fingerprint was finished that the last mail was about: no earlier one is written about any more. */
  reminded_finish: NullableTimestamp;
}

/** Ids of what was ended (glossary: ended consent), kept so that a backup from before does not bring it back. */
export interface EndedConsentsTable {
  id: string;
  /** The day: the moment could tell who took a reply back. */
  ended_at: Timestamp;
}

export interface TogetherTables {
  mirrors: MirrorsTable;
  mirror_replies: MirrorRepliesTable;
  mirror_reports: MirrorReportsTable;
  mirror_asks: MirrorAsksTable;
  mirror_refusals: MirrorRefusalsTable;
  mirror_blocks: MirrorBlocksTable;
  side_by_sides: SideBySidesTable;
  again_reminders: AgainRemindersTable;
  ended_consents: EndedConsentsTable;
}
