import type { ColumnType } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** The progress of one key. The JSON columns are text: what a person typed comes back byte for byte. */
export interface SurveyRecordsTable {
  license_code: string;
  user_id: string;
  /** Counts the saves of `data`; a save based on an older count is told so. */
  version: number;
  data: string;
  last_page_accessed: string;
  visited_routes: string;
  about_you: string | null;
  professional_life: string | null;
  survey_data: string | null;
  updated_at: Timestamp;
  /** When the person was told that it will be cleared; counts only while nothing was saved since. */
  reminded_at: ColumnType<Date | null, undefined, Date>;
}

export interface SurveyTables {
  survey_records: SurveyRecordsTable;
}
