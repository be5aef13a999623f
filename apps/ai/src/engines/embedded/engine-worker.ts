/** The program of the worker thread: the embedded engine behind messages. */
import { parentPort } from 'node:worker_threads';
import { createEmbeddedEngine } from './embedded-engine.ts';
import type { EngineCall, EngineReply } from './worker-engine.ts';

const port = parentPort;
if (port === null) throw new Error('engine-worker.ts runs in a worker thread');
const engine = createEmbeddedEngine();
await engine.start();

port.on('message', ({ id, call, input }: EngineCall) => {
  // Each call takes its own input; the caller's types keep the two together.
  const run = engine[call] as (input: unknown) => Promise<unknown>;
  run(input).then(
    (answer) => port.postMessage({ id, answer } satisfies EngineReply),
    (error: unknown) =>
      port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) } satisfies EngineReply),
  );
});
port.postMessage('ready');
