import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** The result of one key: the values as confirmed, the narrative as saved. JSON columns are text, byte for byte. */
export interface FingerprintsTable {
  license_code: string;
  user_id: string;
  confirmed_at: Date | null;
  /** The values in order, core first: as confirmed, then in the final order of the narrative. */
  ranked_values: string | null;
  /** Empty until there is one; with it the result exists. */
  values_philosophy: Generated<string>;
  narrative: string | null;
  /** Whether strangers with the link may see it. */
  public: Generated<boolean>;
  /** The code in the link, where it was replaced; until then it is the key's. */
  share_code: Generated<string | null>;
  updated_at: Timestamp;
}

/** Documents and pictures of a finished result, kept because the record is frozen. */
export interface FingerprintFilesTable {
  license_code: string;
  kind: string;
  renderer_version: number;
  bytes: Buffer;
  created_at: Timestamp;
}

export interface FingerprintTables {
  fingerprints: FingerprintsTable;
  fingerprint_files: FingerprintFilesTable;
}
