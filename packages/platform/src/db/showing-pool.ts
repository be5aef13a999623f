import type { PostgresPool } from 'kysely';
import type { CountWrites } from './lease.ts';

/** The rows of a result, and the statement that they answer. */
export type Look = (rows: readonly unknown[], statement: string) => void;

/** A pool that shows the rows of every result to somebody before it gives them out. */
export interface ShowingPool extends PostgresPool {
  showRows(to: Look): void;
  /** Where no other process writes to the database. */
  readonly writes?: CountWrites;
}
