import type { FastifyInstance } from 'fastify';
import type { RunningService } from './matrix-subject.ts';

type Readable = (body: Buffer, contentType: string) => string;

/** Calls the server over HTTP, headers and bytes as given. */
export function sendByInject(
  server: FastifyInstance,
  readable: Readable = (body) => body.toString('utf8'),
): RunningService['send'] {
  return async (
    { method, url, body },
    {
      token,
      authorization = token === undefined ? undefined : `Bearer ${token}`,
      contentType = 'application/json',
      raw,
    } = {},
  ) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await server.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(payload === undefined ? {} : { 'content-type': contentType }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      text: readable(response.rawPayload, String(response.headers['content-type'])),
      headers: response.headers,
    };
  };
}
