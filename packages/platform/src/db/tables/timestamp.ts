import type { ColumnType } from 'kysely';

/** Read as a Date; may be left to its default on insert. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
