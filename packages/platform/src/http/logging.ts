import { errorCode } from '../error-code.ts';
import type { FastifyServerOptions } from 'fastify';

/** Frames without the first line: an error's message may quote what a person typed. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  return error.stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12);
}

/** Where log lines go instead of standard output. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Structured logs that hold no answers, tokens, keys or license codes: the route's pattern instead of the
 * address, an error's type, code and frames instead of its text.
 */
export function loggerOptions(level: string, to?: LogTarget): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(to === undefined ? {} : { stream: to }),
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: unknown) => ({
        type: error instanceof Error ? error.name : typeof error,
        code: errorCode(error) || undefined,
        message: '',
        stack: framesOf(error).join('\n'),
      }),
    },
  };
}
