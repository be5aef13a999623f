import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, or the bearer of a valid token. A route that does not say so is `token`. */
export type Auth = 'public' | 'token';

/** A fixed-window allowance, counted by the caller's address or by their account. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
  readonly per: 'address' | 'user';
}

type Schema = z.ZodMiniType;

export interface Route {
  readonly method: Method;
  /** Path below the service's base (`/api` or `/ai`), parameters as `{name}`. */
  readonly path: string;
  readonly auth: Auth;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  readonly status: number;
  /** Media type of the answer when it is not JSON. */
  readonly produces?: string;
  readonly limits?: readonly RateLimit[];
  readonly bodyLimitBytes?: number;
  /** How long the service may work on it; the client waits longer (`clientTimeMs`). */
  readonly timeMs?: number;
  /** The body arrives as received, unparsed: webhook signatures need the exact bytes. */
  readonly rawBody?: boolean;
}

type Optional = 'auth' | 'status';

/** One call of the wire: the server mounts it, the client calls it, OpenAPI and the test matrices come from it. */
export function defineRoute<const R extends Omit<Route, Optional> & Partial<Pick<Route, Optional>>>(
  route: R,
): R & Pick<Route, Optional> {
  return { auth: 'token', status: 200, ...route };
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** The routes among what modules export: defined is listed. */
export const routesOf = (modules: readonly Readonly<Record<string, unknown>>[]): readonly Route[] =>
  modules.flatMap((module) => Object.values(module).filter(isRoute));

type Output<S> = S extends Schema ? z.infer<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type RouteParams<R extends Route> = Output<R['params']>;
export type RouteQuery<R extends Route> = Output<R['query']>;
export type RouteBody<R extends Route> = Output<R['body']>;
export type RouteInput<R extends Route> = Input<R['body']>;
export type RouteResponse<R extends Route> = z.infer<R['response']>;
