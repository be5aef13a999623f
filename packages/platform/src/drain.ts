import { Server as NetServer, type Socket } from 'node:net';
import type { Server } from 'node:http';
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

/** A turn of the event loop that did next to nothing; one that answers requests takes longer. */
const QUIET_TURN_MS = 0.3;
const QUIET_WITHIN_MS = 500;
const EMPTY_WITHIN_MS = 2_000;

/**
 * Stops listening. Connections that the system has made and that nobody has accepted are cut by that, with their request already sent, and a
 * turn of the event loop accepts only one: so turns are made until one accepts none. What a turn does besides comes after it has
 * looked, so new connections are only served afterward, and a short turn is waited for. Resolves when all connections are closed.
 */
async function stopListening(server: Server): Promise<void> {
  const held: Socket[] = [];
  const serve = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection').on('connection', (socket) => held.push(socket.on('error', () => undefined)));
  const begun = performance.now();
  for (let turn = begun; turn - begun < EMPTY_WITHIN_MS; turn = performance.now()) {
    const before = held.length;
    await afterPolling();
    const now = performance.now();
    if (held.length === before && (now - turn < QUIET_TURN_MS || now - begun > QUIET_WITHIN_MS)) break;
  }
  // Not the HTTP server's own close: that one hangs up on idle connections at once, on which a proxy may be about to send.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  server.removeAllListeners('connection');
  for (const one of serve) server.on('connection', one);
  for (const socket of held) server.emit('connection', socket);
  await closed;
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
  const idleUntil = Date.now() + seconds * 1_000;
  const hangUp = setInterval(
    () => Date.now() >= idleUntil && server.closeIdleConnections(),
    seconds > 0 ? IDLE_CHECK_MS : 1,
  );
  await stopListening(server);
  clearInterval(hangUp);
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly leaving: Leaving;
  }
}
