import { Server as NetServer } from 'node:net';
import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How far a server's shutdown has come. */
export interface Leaving {
  /** Readiness answers 503: send nobody new. */
  announced: boolean;
  /** Each answer is the last on its connection. */
  closingConnections: boolean;
}

const IDLE_CHECK_MS = 250;

/** Prepares a server for a shutdown without failed requests: see `drain`. */
export function prepareLeaving(app: FastifyInstance): void {
  const leaving: Leaving = { announced: false, closingConnections: false };
  app.decorate('leaving', leaving);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.closingConnections) reply.header('connection', 'close');
    done();
  });
}

/**
 * Drains in two steps of `seconds` each. First the readiness check answers 503 and everything else goes on, so that load balancers
 * stop sending. Then the server stops accepting connections (a proxy is refused before it has sent anything, and takes the next
 * upstream server), while open connections are still served and asked to close. A proxy must close idle ones sooner than that (in
 * nginx: `keepalive_timeout`); connections that are idle afterwards are closed, and requests in flight are waited for.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  const { leaving, server } = app;
  leaving.announced = true;
  if (seconds > 0) await pause(seconds * 1_000);
  leaving.closingConnections = true;
  // Right after a poll no accepted connection is left waiting; one that waited would be cut with its request already sent.
  await afterPolling();
  const idleUntil = Date.now() + seconds * 1_000;
  const hangUp = setInterval(
    () => Date.now() >= idleUntil && server.closeIdleConnections(),
    seconds > 0 ? IDLE_CHECK_MS : 1,
  );
  // Not the HTTP server's own close: that one hangs up on idle connections at once, on which a proxy may be about to send.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(hangUp);
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly leaving: Leaving;
  }
}
