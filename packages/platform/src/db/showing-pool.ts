import type { PostgresPool } from 'kysely';

/** A pool that shows the rows of every result to somebody before it gives them out. */
export interface ShowingPool extends PostgresPool {
  showRows(to: (rows: readonly unknown[]) => void): void;
}
