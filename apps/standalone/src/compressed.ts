import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Some milliseconds for a page: whoever asks first does not wait for more. */
const QUALITY = 9;
/** A tenth smaller, for a tenth of a second: for everybody after that. */
const QUALITY_KEPT = 11;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page that was made just now; prepared files are compressed by the build instead. */
export interface Compressed {
  readonly text: string;
  brotli: Buffer;
}

const packed = (text: string, quality: number): Promise<Buffer> =>
  toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export async function compress(text: string): Promise<Compressed> {
  const page: Compressed = { text, brotli: await packed(text, QUALITY) };
  void packed(text, QUALITY_KEPT).then((smaller) => (page.brotli = smaller));
  return page;
}

/** As small as the asker understands. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, brotli }: Compressed,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await toGzip(text));
  return reply.send(text);
}
