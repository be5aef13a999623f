import { setTimeout as pause } from 'node:timers/promises';
import type { DialectAdapter } from 'kysely';
import type { Database } from './schema.ts';

/**
 * So long a process may go by what it has read. Whoever takes something away that others may hold so waits as long before saying that it is
 * gone: whatever was read before is spent by then, in every process, and nobody has to be told.
 */
const LEASE_MS = 50;
/** Timers are rounded. */
const MARGIN_MS = 5;
/** Of a database that no other process writes to: there a lease also ends with the next write. */
const LEASE_ALONE_MS = 1_000;

/** How many statements that may change something have been answered. */
export type CountWrites = () => number;

const writesTo = new WeakMap<DialectAdapter, CountWrites>();

/** No other process writes to this database, and this one counts its writes. */
export const noteOnlyWriter = (db: Database, writes: CountWrites): void =>
  void writesTo.set(db.getExecutor().adapter, writes);

export const hasOnlyWriter = (db: Database): boolean => writesTo.has(db.getExecutor().adapter);

/** Two clocks: the first stands still while a machine sleeps, the second may be set back. */
function lasting(ms: number): () => boolean {
  const end = performance.now() + ms;
  const endByDate = Date.now() + ms;
  return () => performance.now() < end && Date.now() < endByDate;
}

/** Begun before the database is asked. */
export function beginLease(db: Database): () => boolean {
  const isShort = lasting(LEASE_MS);
  const writes = writesTo.get(db.getExecutor().adapter);
  if (writes === undefined) return isShort;
  const isLong = lasting(LEASE_ALONE_MS);
  const before = writes();
  return () => (writes() === before ? isLong() : isShort());
}

/** After the change is committed: resolves when every lease that was begun before it is spent. */
export const leasesSpent = (): Promise<void> => pause(LEASE_MS + MARGIN_MS);

/** For how long calls may be counted before the database is told of them. */
export const beginCounting = (db: Database): { readonly isGood: () => boolean; readonly spent: Promise<void> } => {
  const ms = hasOnlyWriter(db) ? LEASE_ALONE_MS : LEASE_MS;
  return { isGood: lasting(ms), spent: pause(ms, undefined, { ref: false }) };
};
