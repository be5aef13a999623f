import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { notFound } from '@lf/platform/http/errors';
import { allowInline } from '@lf/platform/http/headers';
import { shortenAssetHeaders } from './asset-headers.ts';
import { sendCompressed } from './compressed.ts';
import { createPageFinder, SHELL_FILE, type Page } from './pages.ts';
import { createPreparedPages } from './prepared-pages.ts';
import { registerResultPages } from './result-page.ts';
import { serveRuntimeConfig } from './runtime-config.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../web/dist');

const YEAR_S = 365 * 24 * 60 * 60;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

/** Pages that are opened with a secret in their address: it is told to nobody, not even to ourselves. */
const SECRET_IN_ADDRESS = /^\/(auth|claim-key|mirror|side-by-side)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => new URL(url, 'http://localhost').pathname;

/** The web application: hashed assets for a year, pages always fresh, and what it must know at run time. */
export async function registerSite(server: FastifyInstance, config: Config, db: Database): Promise<void> {
  const pageFor = createPageFinder(dist);
  const prepared = createPreparedPages(dist, serveRuntimeConfig(server, config));
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { file, status, inline, link }: Page,
  ): Promise<FastifyReply> => {
    const { page, etag } = await prepared(file);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (SECRET_IN_ADDRESS.test(pathOf(request))) reply.header('referrer-policy', 'no-referrer');
    if (link !== undefined) reply.header('link', link);
    if (inline !== undefined)
      reply.header('content-security-policy', allowInline(String(reply.getHeader('content-security-policy')), inline));
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendCompressed(request, reply.code(status).type('text/html; charset=utf-8'), page);
  };
  shortenAssetHeaders(server);
  await server.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    wildcard: false,
    // Sent below, with the policy that its styles inside need.
    globIgnore: [SHELL_FILE, 'prerendered/**'],
    cacheControl: false,
    setHeaders: (response, file) => {
      if (response.getHeader('cache-control') !== undefined) return;
      const hashed = /[/\\](assets|media)[/\\]/.test(file);
      response.header('cache-control', hashed ? IMMUTABLE : 'no-cache');
    },
  });
  registerResultPages(server, {
    config,
    db,
    sendStep: (request, reply) => sendPage(request, reply, pageFor(pathOf(request))),
  });
  server.get(`/${SHELL_FILE}`, (request, reply) => sendPage(request, reply, pageFor(pathOf(request))));
  server.get('/*', async (request, reply) => {
    const address = pathOf(request);
    if (/^\/(api|ai)(\/|$)/.test(address) || /\.\w+$/.test(address)) throw notFound();
    return sendPage(request, reply, pageFor(address));
  });
}
