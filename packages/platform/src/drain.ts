import { Server as NetServer } from 'node:net';
import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Where a server stands on its way out. */
export interface Leaving {
  /** Readiness answers 503: send nobody new. */
  announced: boolean;
  /** Each answer is the last on its connection. */
  closingConnections: boolean;
}

const IDLE_CHECK_MS = 250;

/** Prepares a server for leaving without a failed request: see `drain`. */
export function prepareLeaving(app: FastifyInstance): void {
  const leaving: Leaving = { announced: false, closingConnections: false };
  app.decorate('leaving', leaving);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.closingConnections) reply.header('connection', 'close');
    done();
  });
}

/**
 * Leaves in two steps of `seconds` each. First the readiness says 503 and everything else goes on, so that balancers that ask
 * stop sending. Then the door closes (a proxy that knocks is refused before it has sent anything, and goes next door), while
 * connections that are open are served on and asked to close. A proxy must let go of idle ones sooner than that (in nginx:
 * `keepalive_timeout`); who is still idle afterwards is hung up on, and who is being answered is waited for.
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
