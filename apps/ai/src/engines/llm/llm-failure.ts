/** Why a model's reply could not be used. The code is what the log and the fallback carry; nobody reads the message. */
export const LLM_FAILURE_REASONS = [
  'unauthorized',
  'misconfigured',
  'format_unsupported',
  'rate_limited',
  'provider_error',
  'unreachable',
  'garbled',
  'timeout',
  'aborted',
  'circuit_open',
  'spend_limit',
  'reply_too_long',
  'refused',
  'not_json',
  'wrong_schema',
  'rule_broken',
  'quotes_unsupported',
] as const;
export type LlmFailureReason = (typeof LLM_FAILURE_REASONS)[number];

/** A second try may go better: the provider is busy or stumbled. A wrong key or a time-out will not improve by asking again. */
const PASSING: ReadonlySet<LlmFailureReason> = new Set(['rate_limited', 'provider_error', 'unreachable', 'garbled']);

/** The provider is out of order or out of reach, whatever is asked; what a model wrote is not its provider's fault. */
const OUTAGE: ReadonlySet<LlmFailureReason> = new Set([
  'unauthorized',
  'misconfigured',
  'rate_limited',
  'provider_error',
  'unreachable',
  'garbled',
  'timeout',
]);

export class LlmFailure extends Error {
  override readonly name = 'LlmFailure';
  readonly reason: LlmFailureReason;
  /** How long the provider asked us to wait, when it did. */
  readonly retryAfterMs: number | undefined;
  /** What the provider counted for a reply that cannot be used. */
  readonly tokens: number | undefined;

  constructor(
    reason: LlmFailureReason,
    options: { cause?: unknown; retryAfterMs?: number | undefined; tokens?: number | undefined } = {},
  ) {
    super(`model call failed: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
    this.tokens = options.tokens;
  }

  get isPassing(): boolean {
    return PASSING.has(this.reason);
  }

  get isOutage(): boolean {
    return OUTAGE.has(this.reason);
  }
}

/** The same reading of a status code for every vendor. */
export function reasonForStatus(status: number): LlmFailureReason {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'rate_limited';
  if (status === 400 || status === 422) return 'format_unsupported';
  if (status >= 500 || status === 408 || status === 409) return 'provider_error';
  return 'misconfigured';
}

/** `retry-after-ms`, or `Retry-After` in seconds or as a date. */
export function retryAfterMs(headers: Headers | undefined, now: number = Date.now()): number | undefined {
  const exact = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const given = headers?.get('retry-after');
  if (given === null || given === undefined || given.trim() === '') return undefined;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(given);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
