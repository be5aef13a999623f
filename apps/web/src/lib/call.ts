import type { Route, RouteInput, RouteParams, RouteQuery, RouteResponse } from '@lf/contract/define-route';
import { clientTimeMs } from '@lf/contract/client-time';
import { addressOf, type AddressParts } from './address-of.ts';
import { takePrefetchedAnswer } from './prefetch/take-prefetched.ts';
import { ApiError, NetworkError, toApiError } from './api-error.ts';
import type { RuntimeConfig } from '@lf/contract/runtime-config';
import { nextRequestId } from './request-id.ts';
import { getRuntimeConfig, knownRuntimeConfig } from './runtime-config.ts';
import { endIfRefused, getSession } from './session.ts';

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [K in Name]?: Value }
  : { readonly [K in Name]: Value };

export type CallInput<R extends Route> = Part<'params', RouteParams<R>> &
  Part<'query', RouteQuery<R>> &
  Part<'body', RouteInput<R>>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Instead of the stored one: right after logging in there is none stored yet; `null` asks as a stranger. */
  readonly token?: string | null;
  /** The call outlives the page: for the last words of somebody who is leaving. */
  readonly keepalive?: boolean;
  /** For an answer that may come in another form than JSON: what to ask for, and how to read it. */
  readonly accept?: string;
  readonly read?: (response: Response) => Promise<unknown>;
}

/** What is no JSON is no answer. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type BaseOf = (config: RuntimeConfig) => string;

function callerOf(baseOf: BaseOf) {
  return async function send<R extends Route>(
    route: R,
    ...[input, options = {}]: object extends CallInput<R> ? [CallInput<R>?, CallOptions?] : [CallInput<R>, CallOptions?]
  ): Promise<RouteResponse<R>> {
    const { params, query, body } = (input ?? {}) as { params?: AddressParts; query?: AddressParts; body?: unknown };
    const token = options.token === undefined ? getSession()?.token : (options.token ?? undefined);
    let requestId = nextRequestId();
    const headers = new Headers({ accept: options.accept ?? 'application/json', 'x-request-id': requestId });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const timeout = AbortSignal.timeout(options.timeoutMs ?? clientTimeMs(route));
    // Nothing is waited for that is here already: a call leaves before the screen is drawn that the same press changes.
    const config = knownRuntimeConfig() ?? (await getRuntimeConfig());
    const address = addressOf(baseOf(config), route.path, params, query);

    let response: Response;
    let answer: unknown;
    try {
      // What did not come when the page asked may come now.
      const onItsWay = takePrefetchedAnswer(address, body, token);
      const prefetched = onItsWay && (await onItsWay.catch(() => undefined));
      response =
        prefetched ??
        (await fetch(address, {
          method: route.method,
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          keepalive: options.keepalive ?? false,
          signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        }));
      // A prefetched call has the id that the server gave it.
      requestId = prefetched?.headers.get('x-request-id') ?? requestId;
      answer = await (options.read ?? readBody)(response);
    } catch (error) {
      if (options.signal?.aborted || error instanceof ApiError) throw error;
      throw new NetworkError(error);
    }

    if (!response.ok) {
      const error = toApiError(response.status, answer, requestId);
      if (route.auth === 'token') endIfRefused(response.status, token);
      throw error;
    }
    const parsed = route.response.safeParse(answer);
    if (!parsed.success) throw new ApiError(502, toApiError(502, null).messages, 'unexpected_answer', requestId);
    return parsed.data as RouteResponse<R>;
  };
}

/** One call of the product API, typed and checked by its contract route. */
export const call = callerOf((config) => config.apiBaseUrl);

/** The same for the AI service, which may live on another host. */
export const callAi = callerOf((config) => config.aiBaseUrl);
