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
  /** For the few who understand nothing newer: made when the first of them asks. */
  gzip?: Promise<Buffer>;
}

const packed = (text: string, quality: number): Promise<Buffer> =>
  toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** As small as it gets before anybody sees it: for pages that are made once and seen by everybody. */
export const compressWell = async (text: string): Promise<Compressed> => ({
  text,
  brotli: await packed(text, QUALITY_KEPT),
});

export async function compress(text: string): Promise<Compressed> {
  const page: Compressed = { text, brotli: await packed(text, QUALITY) };
  void packed(text, QUALITY_KEPT).then((smaller) => (page.brotli = smaller));
  return page;
}

const acceptedBy = (request: FastifyRequest): string => request.headers['accept-encoding']?.toString() ?? '';

/** To whoever understands it, which is nearly everybody: nothing has to be waited for. False: nothing was sent. */
export function sendBrotli(request: FastifyRequest, reply: FastifyReply, page: Compressed): boolean {
  if (!/\bbr\b/.test(acceptedBy(request))) return false;
  void reply.header('vary', 'accept-encoding').header('content-encoding', 'br').send(page.brotli);
  return true;
}

/** As small as the asker understands. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Compressed,
): Promise<FastifyReply> {
  if (sendBrotli(request, reply, page)) return reply;
  reply.header('vary', 'accept-encoding');
  if (/\bgzip\b/.test(acceptedBy(request))) {
    page.gzip ??= toGzip(page.text);
    return reply.header('content-encoding', 'gzip').send(await page.gzip);
  }
  return reply.send(page.text);
}
