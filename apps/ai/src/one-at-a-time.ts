import { setTimeout as pause } from 'node:timers/promises';
import { tooOften } from '@lf/platform/http/errors';
import type { Database } from '@lf/platform/db/schema';
import { endTurn, takeTurn } from './ai-turns.repo.ts';

export interface TurnTiming {
  /** How long a second call waits for the first one. */
  readonly waitMs: number;
  readonly pollMs: number;
  /** After this a turn counts as abandoned; longer than any engine may take. */
  readonly leaseSeconds: number;
}

export const TURN_TIMING: TurnTiming = { waitMs: 5_000, pollMs: 100, leaseSeconds: 45 };

const RETRY_AFTER_SECONDS = 2;

/**
 * Runs `work` while no other call of this person runs, on any instance. A call that has to wait first looks whether `ready`
 * has become true meanwhile: the twin it waits for usually brings its answer too.
 */
export async function oneAtATime<T>(
  db: Database,
  userId: string,
  timing: TurnTiming,
  { ready, work }: { ready: () => Promise<T | undefined>; work: () => Promise<T> },
): Promise<T> {
  const until = Date.now() + timing.waitMs;
  let holder = await takeTurn(db, userId, timing.leaseSeconds);
  while (holder === undefined) {
    if (Date.now() >= until) throw tooOften(RETRY_AFTER_SECONDS, 'We are still thinking about your last answer. Please try again in a moment.');
    await pause(timing.pollMs);
    const found = await ready();
    if (found !== undefined) return found;
    holder = await takeTurn(db, userId, timing.leaseSeconds);
  }
  try {
    return (await ready()) ?? (await work());
  } finally {
    await endTurn(db, userId, holder);
  }
}
