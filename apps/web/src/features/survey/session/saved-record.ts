import type { SurveyRecord } from './survey-record.ts';

export interface SavedRecord {
  readonly record: SurveyRecord;
  readonly version: number;
  /** Confirmed or completed: every save would be refused. */
  readonly isFinal?: boolean;
}

/** Why a save did not happen; `away` is worth trying again as it is. */
export type SaveFailure = 'stale' | 'frozen' | 'refused' | 'signed-out' | 'away';

export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** The server's side of one key. Every call rejects with a SaveError. */
export interface SurveyServer {
  load(): Promise<SavedRecord | undefined>;
  /** The new version; rejects as `stale` when the record is no longer at `baseVersion`. */
  save(record: SurveyRecord, baseVersion: number, options?: { readonly leaving?: boolean }): Promise<number>;
  clear(): Promise<number>;
}
