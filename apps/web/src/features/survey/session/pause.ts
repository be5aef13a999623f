/** The clock and its timers, so that tests can hold them. */
export interface Timers {
  now(): number;
  set(run: () => void, afterMs: number): number;
  clear(timer: number): void;
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  set: (run, afterMs) => window.setTimeout(run, afterMs),
  clear: (timer) => window.clearTimeout(timer),
};

export interface Pause {
  /** Runs when nobody calls again for `quietMs`, and in any case `latestMs` after the first call. */
  again(quietMs: number, latestMs: number): void;
  cancel(): void;
}

export function createPause(timers: Timers, run: () => void): Pause {
  let timer: number | undefined;
  let deadline: number | undefined;

  function cancel(): void {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
    deadline = undefined;
  }

  return {
    again(quietMs, latestMs) {
      const now = timers.now();
      deadline ??= now + latestMs;
      if (timer !== undefined) timers.clear(timer);
      timer = timers.set(
        () => {
          cancel();
          run();
        },
        Math.max(0, Math.min(quietMs, deadline - now)),
      );
    },
    cancel,
  };
}
