import type { RuntimeConfig } from '@lf/contract/runtime-config';

export interface PrefetchedAnswer {
  readonly token: string;
  readonly response: Promise<Response>;
}

/** What the first screen of the interview is drawn from. */
export interface PrefetchedInterview {
  readonly token: string;
  readonly userId: string;
  readonly licenseCode: string;
  /** The person's answers, as the server holds them. */
  readonly saved: Promise<unknown>;
  /** The first question, where this device does not know of one. */
  readonly asked: Promise<unknown>;
}

/** What the page prefetched before its code was loaded (prefetch-script.ts). */
export interface Prefetched {
  config?: Promise<Partial<RuntimeConfig>> | undefined;
  /** By address and body. Empty until the configuration tells where the API is. */
  readonly answers: Map<string, PrefetchedAnswer>;
  interview?: PrefetchedInterview | undefined;
}

declare global {
  var lfPrefetched: Prefetched | undefined;
}

/** Since the page was opened; a later call wants the state of that moment. */
const FRESH_MS = 30_000;

/** The prefetched configuration, for one caller. */
export function takePrefetchedConfig(): Promise<Partial<RuntimeConfig>> | undefined {
  const config = globalThis.lfPrefetched?.config;
  if (globalThis.lfPrefetched) globalThis.lfPrefetched.config = undefined;
  return config;
}

/** Two calls are the same when address and body are. */
export const nameOfCall = (address: string, body: unknown): string =>
  body === undefined ? address : `${address} ${JSON.stringify(body)}`;

/** A prefetched answer, for one call: the next one asks the server. */
export function takePrefetchedAnswer(
  address: string,
  body: unknown,
  token: string | undefined,
): Promise<Response> | undefined {
  const answers = globalThis.lfPrefetched?.answers;
  const name = nameOfCall(address, body);
  const answer = answers?.get(name);
  answers?.delete(name);
  return answer !== undefined && answer.token === token && performance.now() < FRESH_MS ? answer.response : undefined;
}
