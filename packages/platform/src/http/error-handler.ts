import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { isDatabaseUnavailable } from '../db/postgres-pool.ts';
import { HttpError, malformed, notFound, tooLarge, unavailable } from './errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorBody } from '@lf/contract/errors';

function send(reply: FastifyReply, error: HttpError): void {
  const body: ErrorBody = { statusCode: error.statusCode, messages: [...error.messages], code: error.code };
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  void reply.code(error.statusCode).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Fastify's own refusals in the wire's form; anything unknown is a 500 without internals. */
function translate(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseUnavailable(error)) return unavailable();
  if (error.statusCode === 413) return tooLarge();
  if (error.statusCode === 415) return new HttpError(415, 'media_type', ['Please send JSON.']);
  if (error.statusCode === 404) return notFound();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return malformed();
  return new HttpError(500, 'internal', [SHELL_MESSAGES.serverStumbled]);
}

/** Fastify's own answer would repeat the address. */
export const refuseAddress = (reply: FastifyReply): void =>
  send(reply, malformed('The address could not be read.', 'address'));

/** The one place where an error becomes an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const answer = translate(error);
    if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    send(reply, answer);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, notFound()));
}
