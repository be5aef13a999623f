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
  /** Of the answers that the form data refers to: tells whether a save changes any. */
  answers_digest: ColumnType<string | null, string | null | undefined, string | null>;
  /** What a read serves of the answers, sealed as one value; null where it is to be made: then the rows are read. */
  answers_copy: ColumnType<string | null, string | null | undefined, string | null>;
  updated_at: Timestamp;
  /** When the person was told that it will be cleared; counts only while nothing was saved since. */
  reminded_at: ColumnType<Date | null, undefined, Date>;
}

/** One submitted answer. The form data holds `null` in its place. */
export interface AnswersTable {
  license_code: string;
  /** Stands for the words of the question, and which of several with the same words it is. */
  question_id: string;
  user_id: string;
  /** Its place in the survey data; null where it is not part of it. */
  position: number | null;
  /** The form data refers to it: then its text changes with the form alone. */
  in_form: boolean;
  question: string;
  topic: string | null;
  follow_up: string | null;
  /** The question was passed over; null where the survey data does not say. */
  skipped: boolean | null;
  text: string;
  /** What it replaced, oldest first: a JSON list of `{ text, replacedAt }`. */
  versions: ColumnType<string, string | undefined, string>;
  submitted_at: ColumnType<Date, Date | undefined, Date>;
}

export interface SurveyTables {
  answers: AnswersTable;
  survey_records: SurveyRecordsTable;
}
