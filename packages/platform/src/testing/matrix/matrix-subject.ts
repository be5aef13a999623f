import type { Route } from '@lf/contract/define-route';
import type { Fields, MatrixCall } from './build-call.ts';

export interface MatrixAnswer {
  readonly status: number;
  /** All that can be read of the answer: the text, and of an archive the text of its files. */
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody who calls: a token, and their own values for the fields of the wire. */
export interface MatrixPerson {
  readonly id: string;
  readonly token: string;
  readonly fields: Fields;
}

/** Somebody whose things another person knows by name, and must not get. */
export interface MatrixVictim {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** Identifiers that an attacker may have seen: ids, codes, sessions, the address. */
  readonly identifiers: readonly string[];
  readonly licenseCodes: readonly string[];
  /** Those whose result everyone with the link may see. */
  readonly shared: readonly string[];
  /** Bytes that must never reach anybody else, and the victim's own calls that show them. */
  readonly secrets: readonly string[];
  readonly ownCalls: readonly MatrixCall[];
}

export interface SendOptions {
  readonly token?: string;
  readonly authorization?: string;
  readonly contentType?: string;
  /** Sent as it is, instead of the call's body. */
  readonly raw?: string;
}

/** A service under test, on a real database. */
export interface RunningService {
  readonly tokenSecret: string;
  /** `METHOD /path` of everything that the server answers, as the router has it. */
  readonly served: readonly string[];
  send(call: Omit<MatrixCall, 'method'> & { readonly method: string }, options?: SendOptions): Promise<MatrixAnswer>;
  person(): Promise<MatrixPerson>;
  victim(): Promise<MatrixVictim>;
  /** All rows of the victim's, to show that nothing was changed. */
  rowsOf(victim: MatrixVictim): Promise<unknown>;
  close(): Promise<void>;
}

export interface MatrixSubject {
  readonly basePath: string;
  readonly routes: readonly Route[];
  start(): Promise<RunningService>;
}

export const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method} ${route.path}`, route] as const);

/** The form of every error on the wire. */
export function isErrorForm({ status, text }: MatrixAnswer): boolean {
  try {
    const body = JSON.parse(text) as { statusCode?: unknown; messages?: unknown; code?: unknown };
    return body.statusCode === status && Array.isArray(body.messages) && typeof body.code === 'string';
  } catch {
    return false;
  }
}

export function errorCodeOf({ text }: MatrixAnswer): unknown {
  try {
    return (JSON.parse(text) as { code?: unknown }).code;
  } catch {
    return undefined;
  }
}
