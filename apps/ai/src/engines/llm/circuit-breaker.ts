import { LlmFailure } from './llm-failure.ts';

export interface BreakerTiming {
  /** So many calls in a row must fail. */
  readonly failures: number;
  /** For so long nobody is kept waiting for the provider; then one call tries it. */
  readonly openMs: number;
}

const BREAKER_TIMING: BreakerTiming = { failures: 5, openMs: 30_000 };

/** Stops asking a provider that is out of order: closed, open for a while, half-open for one trial call. One per process. */
export class CircuitBreaker {
  readonly #timing: BreakerTiming;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(timing: BreakerTiming = BREAKER_TIMING, now: () => number = () => performance.now()) {
    this.#timing = timing;
    this.#now = now;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    const isOpen = this.#failures >= this.#timing.failures;
    if (isOpen && (this.#isTrying || this.#now() < this.#openUntil)) throw new LlmFailure('circuit_open');
    if (isOpen) this.#isTrying = true;
    try {
      const answer = await call();
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#count(error);
      throw error;
    } finally {
      if (isOpen) this.#isTrying = false;
    }
  }

  #count(error: unknown): void {
    if (!(error instanceof LlmFailure)) return;
    if (error.isOutage) {
      this.#failures += 1;
      this.#openUntil = this.#now() + this.#timing.openMs;
      // A caller who left says nothing about the provider; any other reply shows that it is there.
    } else if (error.reason !== 'aborted') this.#failures = 0;
  }
}
