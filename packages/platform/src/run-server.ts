import { drain } from './drain.ts';
import { errorCode } from './error-code.ts';
import { CHECK_CONFIG, checkConfig } from './check-config.ts';
import { StartError } from './start-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './env.ts';

export interface Running {
  readonly server: FastifyInstance;
  readonly config: Config;
  /** Called after the last request has been answered. */
  readonly close: () => Promise<void>;
  /** Lines for the person who started it, once it listens. */
  readonly announce?: (address: string) => Promise<readonly string[]>;
}

const CLOSE_WITHIN_MS = 25_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function reasonOf(error: unknown, config: Config | undefined): string {
  if (error instanceof StartError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return `Port ${config?.PORT ?? ''} is in use. Stop the other program, or choose another with PORT.`;
  }
  if (errorCode(error) === 'EACCES') {
    return `Port ${config?.PORT ?? ''} may not be opened by this user. Choose another with PORT.`;
  }
  return `Could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Starts, listens, and closes cleanly on Ctrl-C or SIGTERM; a start that fails says why in one line and exits with 1. */
export async function runServer(compose: () => Promise<Running>): Promise<void> {
  if (process.argv.includes(CHECK_CONFIG)) return checkConfig();
  let running: Running | undefined;
  try {
    running = await compose();
    const { server, config, close } = running;
    const address = await server.listen({ port: config.PORT, host: config.HOST });
    let closing = false;
    const shutDown = async (signal: NodeJS.Signals) => {
      if (closing) return;
      closing = true;
      const lastResort = setTimeout(() => process.exit(1), CLOSE_WITHIN_MS);
      lastResort.unref();
      // Who presses Ctrl-C has no balancer to tell.
      await drain(server, signal === 'SIGTERM' ? config.DRAIN_SECONDS : 0);
      await server.close();
      await close();
      process.exit(0);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shutDown(signal));
    const lines = (await running.announce?.(address)) ?? [`Listening on ${address}`];
    for (const line of lines) say(line);
  } catch (error) {
    process.stderr.write(`${reasonOf(error, running?.config)}\n`);
    await running?.close().catch(() => undefined);
    process.exit(1);
  }
}
