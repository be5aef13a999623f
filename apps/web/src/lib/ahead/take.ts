import type { RuntimeConfig } from '@lf/contract/runtime-config';

export interface AnswerAhead {
  readonly token: string;
  readonly response: Promise<Response>;
}

/** What the page asked for by itself before its code was there (ask.ts). */
export interface Ahead {
  config?: Promise<Partial<RuntimeConfig>> | undefined;
  /** By address, and by what was sent along. There are none before the configuration has told where the API is. */
  readonly answers: Map<string, AnswerAhead>;
}

declare global {
  var lfAhead: Ahead | undefined;
}

/** Since the page was opened; a screen that asks later wants to know how things stand by then. */
const FRESH_MS = 30_000;

/** The configuration that is on its way already; it serves once. */
export function takeConfigAhead(): Promise<Partial<RuntimeConfig>> | undefined {
  const config = globalThis.lfAhead?.config;
  if (globalThis.lfAhead) globalThis.lfAhead.config = undefined;
  return config;
}

/** Two calls are the same when they go to the same address with the same words. */
export const nameOfCall = (address: string, body: unknown): string =>
  body === undefined ? address : `${address} ${JSON.stringify(body)}`;

/** An answer that is on its way already. It serves one call: whoever asks again asks the server. */
export function takeAnswerAhead(
  address: string,
  body: unknown,
  token: string | undefined,
): Promise<Response> | undefined {
  const answers = globalThis.lfAhead?.answers;
  const name = nameOfCall(address, body);
  const answer = answers?.get(name);
  answers?.delete(name);
  return answer !== undefined && answer.token === token && performance.now() < FRESH_MS ? answer.response : undefined;
}
