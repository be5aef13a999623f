import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { API_BODY_BYTES_MAX, CONNECTION_IDLE_MS } from '@lf/contract/limits';
import { prepareLeaving } from '../drain.ts';
import { allowOrigins } from './cors.ts';
import { handleErrors, refuseAddress } from './error-handler.ts';
import { parseJsonBodies } from './json-body.ts';
import { loggerOptions, type LogTarget } from './logging.ts';
import { securityHeaders } from './headers.ts';
import type { Config } from '../env.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A Fastify server with our limits, errors, headers and logs; services are registered into it. */
export function createServer(config: Config, logTo?: LogTarget): FastifyInstance {
  const headers = securityHeaders({
    production: config.production,
    scriptOrigins: config.AFFILIATE_SCRIPT_URL === undefined ? [] : [new URL(config.AFFILIATE_SCRIPT_URL).origin],
    connectOrigins: config.AI_URL === undefined ? [] : [new URL(config.AI_URL).origin],
  });
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL, logTo),
    bodyLimit: API_BODY_BYTES_MAX,
    // One proxy, ours: of what X-Forwarded-For claims only the last entry is its own word.
    trustProxy: config.TRUST_PROXY ? (_address, hop) => hop === 0 : false,
    requestTimeout: 30_000,
    connectionTimeout: CONNECTION_IDLE_MS,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: true },
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // An address that cannot be read meets neither a route nor a hook.
    frameworkErrors: (_error, request, reply) =>
      refuseAddress(reply.headers({ ...headers, 'x-request-id': request.id }) as unknown as FastifyReply),
  });
  // Fixed headers by one hook: cheaper than a plugin.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  prepareLeaving(app);
  allowOrigins(app, config.ALLOWED_ORIGINS);
  parseJsonBodies(app);
  handleErrors(app);
  return app;
}
