import type { FastifyInstance } from 'fastify';

/** Only when web and API live on different origins; an exact list, no wildcard, no credentials. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-expose-headers', 'x-request-id, retry-after');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, x-request-id')
      .header('access-control-max-age', '600');
    await reply.code(204).send();
  });
}
