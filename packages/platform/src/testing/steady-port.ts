import { createServer } from 'node:net';

/** Below the range from which the system takes ports for outgoing calls: a killed server must find its own free again. */
const PORTS = { from: 20_000, count: 10_000 };

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

const taken = new Set<number>();

/** A port that nobody listens on, and that stays free while its server is away. */
export async function steadyPort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
}
