import { sweep, type RetentionParts } from './retention.ts';
import type { FastifyInstance } from 'fastify';

const FIRST_AFTER_MS = 60 * 1_000;
const EVERY_MS = 6 * 60 * 60 * 1_000;

/** Sweeps in the background while the server runs: soon after the start, then four times a day. */
export function sweepRegularly(server: FastifyInstance, parts: RetentionParts): void {
  const run = () =>
    void sweep(parts)
      .then(({ reminded, cleared }) => server.log.info({ reminded, cleared }, 'drafts swept'))
      .catch((error: unknown) => server.log.warn({ err: error }, 'drafts not swept'));
  const first = setTimeout(run, FIRST_AFTER_MS).unref();
  const regular = setInterval(run, EVERY_MS).unref();
  server.addHook('onClose', () => {
    clearTimeout(first);
    clearInterval(regular);
  });
}
