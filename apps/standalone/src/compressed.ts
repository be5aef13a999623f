import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Some milliseconds for a page; the best quality would take a hundred for a few per cent. */
const QUALITY = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page that was made just now; prepared files are compressed by the build instead. */
export interface Compressed {
  readonly text: string;
  readonly brotli: Buffer;
}

export async function compress(text: string): Promise<Compressed> {
  return { text, brotli: await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) };
}

/** As small as the asker understands. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, { text, brotli }: Compressed): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(text));
  return reply.send(text);
}
