import { answersDigest } from './answers-digest.ts';
import { createSeeRecord, createWriteDraft } from './drafts.repo.ts';
import type { Database } from '@lf/platform/db/schema';
import type { OwnKey } from '../licenses/own-license.ts';
import type { StoredProgress } from './fingerprint-data.repo.ts';

interface Draft extends StoredProgress {
  readonly baseVersion?: number | undefined;
}

export type SaveDraft = (key: OwnKey, draft: Draft) => Promise<{ version: number } | undefined>;

/**
 * What nearly every save is: a draft in a record that exists, its answers as they were. Written without a transaction, together with the
 * drafts of others. Undefined when it is anything else, or when somebody else is at work on the record: then nothing was written.
 */
export function createSaveDraft(db: Database): SaveDraft {
  const see = createSeeRecord(db);
  const write = createWriteDraft(db);
  return async (key, { answers, baseVersion, ...progress }) => {
    const seen = await see(key);
    if (seen === undefined || seen.answers_digest !== answersDigest(db, key, answers)) return undefined;
    if (baseVersion !== undefined && baseVersion !== seen.version) return undefined;
    return write({ ...key, ...progress, row: seen.row });
  };
}
