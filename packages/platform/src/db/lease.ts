import { setTimeout as pause } from 'node:timers/promises';

/**
 * So long a process may go by what it has read. Whoever takes something away that others may hold so waits as long before saying that it is
 * gone: whatever was read before is spent by then, in every process, and nobody has to be told.
 */
const LEASE_MS = 50;
/** Timers are rounded. */
const MARGIN_MS = 5;

/** Begun before the database is asked. Two clocks: the first stands still while a machine sleeps, the second may be set back. */
export function beginLease(): () => boolean {
  const end = performance.now() + LEASE_MS;
  const endByDate = Date.now() + LEASE_MS;
  return () => performance.now() < end && Date.now() < endByDate;
}

/** After the change is committed: resolves when every lease that was begun before it is spent. */
export const leasesSpent = (): Promise<void> => pause(LEASE_MS + MARGIN_MS);

/** Resolves when a lease that is begun now is spent; keeps no process from ending. */
export const leaseSpent = (): Promise<void> => pause(LEASE_MS, undefined, { ref: false });
