/** The program of the engine's own process: the embedded engine behind messages. */
import type { EngineOptions } from '../../survey-engine.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import type { EngineCall, EngineReply, EngineStop } from './worker-engine.ts';

const reply = (message: EngineReply | 'ready'): void => void process.send?.(message);
// A server that was killed leaves nobody to answer.
process.once('disconnect', () => process.exit(0));
// Ctrl+C reaches the whole group; the server drains first and ends this process with itself.
process.on('SIGINT', () => undefined);

const engine = createEmbeddedEngine();
await engine.start();

const running = new Map<number, AbortController>();

process.on('message', (message) => {
  const asked = message as EngineCall | EngineStop;
  if ('stop' in asked) {
    running.get(asked.stop)?.abort();
    // The answer that is being read is read to its end. Whoever cannot say so is stuck.
    return reply({ id: asked.stop, failure: 'The call was aborted' });
  }
  const { id, call, input } = asked;
  const abort = new AbortController();
  running.set(id, abort);
  // Each call takes its own input; the caller's types keep the two together.
  const run = engine[call] as (input: unknown, options: EngineOptions) => Promise<unknown>;
  run(input, { signal: abort.signal })
    .then(
      (answer) => reply({ id, answer }),
      (error: unknown) => reply({ id, failure: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => running.delete(id));
});
reply('ready');
