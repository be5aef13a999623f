import { LlmFailure } from './llm-failure.ts';

/** Time limits and waits of the calls to a model. Tests pass shorter ones. */
export interface RetryPolicy {
  /** One attempt, from the request to the last byte: a response that trickles in counts too. */
  readonly attemptMs: number;
  /** All attempts, waits and repairs of one call together; leaves time for the fallback. */
  readonly totalMs: number;
  /** The waits before the second and the third attempt. */
  readonly backoffMs: readonly number[];
  /** A provider that asks for a longer wait than this is not waited for. */
  readonly retryAfterMaxMs: number;
}

/** What the embedded engine needs when the model has used up its time. */
const FALLBACK_MS = 5_000;
/** What a repair may take after a first attempt that used all of its time. */
const REPAIR_MS = 5_000;

/** For a call that the service ends after `timeMs`: a result may take longer than a question. */
export function retryPolicyFor(timeMs: number): RetryPolicy {
  const totalMs = timeMs - FALLBACK_MS;
  return { totalMs, attemptMs: totalMs - REPAIR_MS, backoffMs: [500, 1_500], retryAfterMaxMs: 5_000 };
}

/** Runs `attempt` with a time limit, again after a transient failure; never beyond `deadline`. */
export async function attemptWithRetries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  {
    retryPolicy,
    deadline,
    caller,
  }: { retryPolicy: RetryPolicy; deadline: AbortSignal; caller?: AbortSignal | undefined },
): Promise<T> {
  const outer = caller === undefined ? deadline : AbortSignal.any([deadline, caller]);
  for (let tries = 0; ; tries += 1) {
    try {
      return await limited(attempt, retryPolicy.attemptMs, outer, caller);
    } catch (error) {
      if (!(error instanceof LlmFailure) || !error.isPassing) throw error;
      const backoff = retryPolicy.backoffMs[tries];
      if (backoff === undefined) throw error;
      const asked = error.retryAfterMs;
      if (asked !== undefined && asked > retryPolicy.retryAfterMaxMs) throw error;
      // Spread, so that many processes do not come back at the same moment.
      await pause(asked ?? backoff * (0.75 + Math.random() / 2), outer, caller);
    }
  }
}

async function limited<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  attemptMs: number,
  outer: AbortSignal,
  caller: AbortSignal | undefined,
): Promise<T> {
  stopIfOver(outer, caller);
  const signal = AbortSignal.any([outer, AbortSignal.timeout(attemptMs)]);
  try {
    // The race also frees us from a transport that is slow to notice the abort.
    return await Promise.race([attempt(signal), rejectOn(signal)]);
  } catch (error) {
    if (caller?.aborted) throw new LlmFailure('aborted', { cause: error });
    if (signal.aborted) throw new LlmFailure('timeout', { cause: error });
    throw error;
  }
}

function stopIfOver(outer: AbortSignal, caller: AbortSignal | undefined): void {
  if (outer.aborted) throw new LlmFailure(caller?.aborted ? 'aborted' : 'timeout');
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new LlmFailure('timeout'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

async function pause(ms: number, outer: AbortSignal, caller: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    outer.addEventListener('abort', done, { once: true });
  });
  stopIfOver(outer, caller);
}
