import { setTimeout as pause } from 'node:timers/promises';
import { AI_TURN_WAIT_MS } from '@lf/contract/limits';
import { tooOften } from '@lf/platform/http/errors';
import type { Database } from '@lf/platform/db/schema';
import { endTurn, extendTurn, takeTurn } from './ai-turns.repo.ts';

export interface TurnTiming {
  /** How long a second call waits for the first one. */
  readonly waitMs: number;
  readonly pollMs: number;
  /** Unless its holder says that it is still at work, a turn counts as abandoned after this. */
  readonly leaseSeconds: number;
}

/** Who waits for a process that was killed waits longer than its lease lasts, and is served instead of turned away. */
export const TURN_TIMING: TurnTiming = { waitMs: AI_TURN_WAIT_MS, pollMs: 100, leaseSeconds: 6 };

const RETRY_AFTER_SECONDS = 2;

/** Held by this call. */
export interface Turn {
  readonly holder: string;
  /** The work has ended it itself, with what it wrote last. */
  isEnded: boolean;
}

/**
 * Runs `work` while no other call of this person runs, on any instance. A call that has to wait first looks whether `ready`
 * has become true meanwhile: the call it waits for usually stores the answer to both. `work` looks once more.
 */
export async function oneAtATime<T>(
  db: Database,
  userId: string,
  timing: TurnTiming,
  { ready, work }: { ready: () => Promise<T | undefined>; work: (turn: Turn) => Promise<T> },
): Promise<T> {
  const until = Date.now() + timing.waitMs;
  let holder = await takeTurn(db, userId, timing.leaseSeconds);
  while (holder === undefined) {
    if (Date.now() >= until)
      throw tooOften(RETRY_AFTER_SECONDS, 'Your last answer is still being read. Please try again in a moment.');
    await pause(timing.pollMs);
    const found = await ready();
    if (found !== undefined) return found;
    holder = await takeTurn(db, userId, timing.leaseSeconds);
  }
  const stillHere = keepTurn(db, userId, holder, timing.leaseSeconds);
  const turn: Turn = { holder, isEnded: false };
  try {
    return await work(turn);
  } finally {
    clearInterval(stillHere);
    if (!turn.isEnded) await endTurn(db, userId, holder);
  }
}

/** A third of the lease: two heartbeats may be lost. */
function keepTurn(db: Database, userId: string, holder: string, leaseSeconds: number): NodeJS.Timeout {
  const extend = () => extendTurn(db, userId, holder, leaseSeconds).catch(() => undefined);
  return setInterval(() => void extend(), (leaseSeconds * 1_000) / 3);
}
