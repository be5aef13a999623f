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

export interface Debounce {
  /** Runs when there was no further call for `waitMs`, and at the latest `maxWaitMs` after the first call. */
  call(waitMs: number, maxWaitMs: number): void;
  cancel(): void;
}

export function createDebounce(timers: Timers, run: () => void): Debounce {
  let timer: number | undefined;
  let deadline: number | undefined;

  function cancel(): void {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
    deadline = undefined;
  }

  return {
    call(waitMs, maxWaitMs) {
      const now = timers.now();
      deadline ??= now + maxWaitMs;
      if (timer !== undefined) timers.clear(timer);
      timer = timers.set(
        () => {
          cancel();
          run();
        },
        Math.max(0, Math.min(waitMs, deadline - now)),
      );
    },
    cancel,
  };
}
