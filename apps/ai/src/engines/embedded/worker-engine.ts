import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SurveyEngine } from '../../survey-engine.ts';

/** Set by the build: the bundle lies in `dist`, with the worker's program beside it. */
declare const IS_BUNDLED: boolean | undefined;

type CallName = 'nextQuestion' | 'result' | 'reorder' | 'philosophy';

export interface EngineCall {
  readonly id: number;
  readonly call: CallName;
  readonly input: unknown;
}
export type EngineReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

interface Pending extends EngineCall {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** More than any interview needs; a worker that asks for more is ended. */
const WORKER_HEAP_MB = 512;

/**
 * The embedded engine in a worker thread: reading an answer never blocks the server, and an aborted call ends its work.
 * Ending the worker interrupts whoever shares it; their calls are given to its successor.
 */
export function createWorkerEngine(name: string): SurveyEngine {
  const pending = new Map<number, Pending>();
  let worker: Promise<Worker> | undefined;
  let nextId = 0;

  function running(): Promise<Worker> {
    worker ??= start();
    return worker;
  }

  async function start(): Promise<Worker> {
    const started = spawn();
    await Promise.race([
      once(started, 'message'),
      once(started, 'error').then(([error]) => Promise.reject(error as Error)),
    ]);
    started.on('message', settle);
    started.on('error', () => undefined);
    started.once('exit', () => {
      worker = undefined;
      for (const waiting of pending.values()) void send(waiting);
    });
    started.unref();
    return started;
  }

  function settle(reply: EngineReply): void {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    // An idle worker does not keep the process alive.
    if (pending.size === 0) void worker?.then((idle) => idle.unref());
    if ('failure' in reply) call?.reject(new Error(reply.failure));
    else call?.resolve(reply.answer);
  }

  async function send(call: Pending): Promise<void> {
    try {
      const thread = await running();
      thread.ref();
      thread.postMessage({ id: call.id, call: call.call, input: call.input } satisfies EngineCall);
    } catch (error) {
      pending.delete(call.id);
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function ask<Answer>(call: CallName, input: unknown, signal: AbortSignal | undefined): Promise<Answer> {
    const id = (nextId += 1);
    return new Promise<Answer>((resolve, reject) => {
      const waiting: Pending = { id, call, input, resolve: (answer) => resolve(answer as Answer), reject };
      pending.set(id, waiting);
      signal?.addEventListener(
        'abort',
        () => {
          if (!pending.delete(id)) return;
          reject(new Error('The call was aborted'));
          void worker?.then((thread) => thread.terminate());
        },
        { once: true },
      );
      void send(waiting);
    });
  }

  return {
    name,
    start: async () => {
      await running();
    },
    nextQuestion: async (input, options) => {
      const answer = await ask<Awaited<ReturnType<SurveyEngine['nextQuestion']>>>(
        'nextQuestion',
        input,
        options?.signal,
      );
      options?.onText?.(answer.next_question);
      return answer;
    },
    result: (input, options) => ask('result', input, options?.signal),
    reorder: (input, options) => ask('reorder', input, options?.signal),
    philosophy: (input, options) => ask('philosophy', input, options?.signal),
  };
}

function spawn(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: WORKER_HEAP_MB };
  if (typeof IS_BUNDLED !== 'undefined') {
    return new Worker(fileURLToPath(new URL('../../../../../dist/embedded-worker.mjs', import.meta.url)), {
      resourceLimits,
    });
  }
  // From source, in development and in tests: the thread loads TypeScript as the process does.
  const program = new URL('./engine-worker.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(program)}); })`;
  return new Worker(load, { eval: true, resourceLimits });
}
