import { apiHeaders } from './headers.ts';
import { addressKey, type RateLimiter } from './rate-limit.ts';
import { parsePart } from './parse-part.ts';
import { answerText, JSON_TYPE, type PreparedAnswer } from './prepared-answer.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Route, RouteBody, RouteParams, RouteQuery, RouteResponse } from '@lf/contract/define-route';
import type { Authenticate, CurrentUser } from './authenticate.ts';

/** What every mounted route stands on. */
export interface RouteContext {
  readonly authenticate: Authenticate;
  readonly limit: RateLimiter;
}

export interface Call<R extends Route> {
  readonly params: RouteParams<R>;
  readonly query: RouteQuery<R>;
  readonly body: RouteBody<R>;
  readonly user: R extends { auth: 'public' } ? CurrentUser | undefined : CurrentUser;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers the route's response; a `Buffer` when the route `produces` something else than JSON. */
export type Handler<R extends Route> = (
  call: Call<R>,
) => Promise<R extends { produces: string } ? Buffer | string : RouteResponse<R>>;

/** What was found before a call went its usual way. Its limits are counted. */
export interface Found<R extends Route> {
  /** Undefined: the handler answers. */
  readonly answer: PreparedAnswer<R> | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * For answers that are ready: asked before anything is parsed or checked, it counts the route's limits itself, or throws.
 * Undefined: it has done nothing.
 */
export interface Find<R extends Route> {
  (request: FastifyRequest): Promise<Found<R> | undefined>;
  /** The same where nothing has to be waited for; undefined: it has done and counted nothing. */
  atOnce(request: FastifyRequest): FoundAtOnce<R> | undefined;
}

export interface FoundAtOnce<R extends Route> extends Found<R> {
  readonly answer: PreparedAnswer<R>;
}

export type Mount = <const R extends Route>(route: R, handler: Handler<R>, find?: Find<R>) => void;

/** Fastify's form of a contract path: `{name}` becomes `:name`. */
export const fastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

const sendFound = <R extends Route>(
  reply: FastifyReply,
  headers: Found<R>['headers'],
  { text }: PreparedAnswer<R>,
): FastifyReply => reply.headers(headers).type(JSON_TYPE).send(text);

/** Without a promise: waiting for nothing costs more than looking. */
const answerAtOnce =
  <R extends Route>(find: Find<R>): onRequestHookHandler =>
  (request, reply, done) => {
    const found = find.atOnce(request);
    if (found === undefined) done();
    else void sendFound(reply, found.headers, found.answer);
  };

/** Mounts contract routes: default deny, limits, closed schemas, and only what the response schema names goes out. */
export function createMount(app: FastifyInstance, context: RouteContext, mounted: Set<Route>): Mount {
  return (route, handler, find) => {
    mounted.add(route);
    const limits = route.limits ?? [];
    const findAhead = route.auth === 'public' ? find : undefined;
    app.route({
      method: route.method,
      url: fastifyPath(route.path),
      ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
      config: { rawBody: route.rawBody === true },
      // Before the body is read: a stranger's megabytes are not worth parsing.
      onRequest: [
        ...(findAhead === undefined ? [] : [answerAtOnce(findAhead)]),
        async (request, reply) => {
          const found = await findAhead?.(request);
          if (found?.answer !== undefined) return sendFound(reply, found.headers, found.answer);
          for (const limit of found === undefined ? limits : []) {
            if (limit.per === 'address') await context.limit(limit, addressKey(request.ip));
          }
          if (route.auth === 'public') return undefined;
          request.currentUser = await context.authenticate(request.headers.authorization);
          for (const limit of limits) {
            if (limit.per === 'user') await context.limit(limit, request.currentUser.id);
          }
          return undefined;
        },
      ],
      handler: async (request, reply) => {
        const call = {
          params: parsePart(route.params, 'params', request.params),
          query: parsePart(route.query, 'query', request.query),
          body: route.rawBody ? request.body : parsePart(route.body, 'body', request.body),
          user: request.currentUser,
          request,
          reply,
        };
        // The parts were just parsed by the very schemas that `Call` is derived from.
        const answer = await handler(call as unknown as Call<typeof route>);
        if (reply.sent) return reply;
        if (reply.statusCode === 200) reply.code(route.status);
        apiHeaders(reply);
        if (route.produces !== undefined) return reply.type(route.produces).send(answer);
        if (route.status === 204) return reply.send();
        return reply.type(JSON_TYPE).send(answerText(route, answer));
      },
    });
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    currentUser?: CurrentUser;
  }
}
