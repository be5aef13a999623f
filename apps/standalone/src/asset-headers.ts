import type { FastifyInstance } from 'fastify';

const ASSETS = '/assets/';

/**
 * Headers about a page mean nothing on a script, a stylesheet or a font of ours: a file is governed by the page that
 * loads it. Its name changes with its content, so nobody asks whether it has changed. What keeps others from misusing the file stays:
 * nosniff, the resource policy and, in production, HTTPS.
 */
const ABOUT_PAGES = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-request-id',
  'accept-ranges',
  'last-modified',
  'etag',
] as const;

/** Ten files make a first page: 700 bytes of headers each would weigh as much as all of its own code. */
export function shortenAssetHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith(ASSETS) && reply.statusCode === 200)
      for (const name of ABOUT_PAGES) reply.removeHeader(name);
    done();
  });
}
