import type { FastifyReply } from 'fastify';

/** Aborted when the caller hangs up before the answer is complete: what is being made for them need not be finished. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('the caller hung up'));
  });
  return gone.signal;
}
