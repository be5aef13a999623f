import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** What the AI service answered, so that the same question never gets two different answers. Goes with the account. */
export interface AiAnswersTable {
  /** Hash of who asked, which call, the engine with its version, and the whole input. */
  key: string;
  user_id: string;
  /** Whose survey it was about, where the call named the key. */
  license_code: string | null;
  answer: string;
  expires_at: Timestamp;
  created_at: Generated<Timestamp>;
}

/** Whose call the AI service is working on: one per person, shared by all instances. Expires should a process die. */
export interface AiTurnsTable {
  user_id: string;
  holder: string;
  expires_at: Timestamp;
}

export interface AiTables {
  ai_answers: AiAnswersTable;
  ai_turns: AiTurnsTable;
}
