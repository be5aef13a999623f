/** The program of the engine's own process: the embedded engine behind messages. */
import { createEmbeddedEngine } from './embedded-engine.ts';
import type { EngineCall, EngineReply } from './worker-engine.ts';

const reply = (message: EngineReply | 'ready'): void => void process.send?.(message);
// A server that was killed leaves nobody to answer.
process.once('disconnect', () => process.exit(0));
// Ctrl+C reaches the whole group; the server drains first and ends this process with itself.
process.on('SIGINT', () => undefined);

const engine = createEmbeddedEngine();
await engine.start();

process.on('message', (message) => {
  const { id, call, input } = message as EngineCall;
  // Each call takes its own input; the caller's types keep the two together.
  const run = engine[call] as (input: unknown) => Promise<unknown>;
  run(input).then(
    (answer) => reply({ id, answer }),
    (error: unknown) => reply({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
reply('ready');
