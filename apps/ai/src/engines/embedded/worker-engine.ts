import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SurveyEngine } from '../../survey-engine.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';

/** Set by the build: where the bundle lies, from the root, with the worker's program beside it. */
declare const BUNDLE_FOLDER: string | undefined;

type CallName = 'nextQuestion' | 'result' | 'reorder' | 'checkOwnSentence' | 'philosophy' | 'acts' | 'checkClaims';

export interface EngineCall {
  readonly id: number;
  readonly call: CallName;
  readonly input: unknown;
}
/** Asks the process to stop working on a call; what it has read by then stays read. */
export interface EngineStop {
  readonly stop: number;
}
export type EngineReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

interface Pending extends EngineCall {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** More than any interview needs; a process that asks for more ends. */
const HEAP_MB = 512;
/** More than the longest answer takes on a busy machine. */
const STOP_MS = 20_000;

/**
 * The embedded engine in a process of its own: reading an answer never blocks the server, and an aborted call ends its work.
 * It stops after the answer it is reading, so that whoever asks again goes on from there. A process that does not stop in time is killed: a thread
 * cannot be stopped inside native code, a process can. Whoever shares it is interrupted; their calls are given to its successor.
 */
export function createWorkerEngine(
  { name, version }: Pick<SurveyEngine, 'name' | 'version'>,
  stopMs = STOP_MS,
): EmbeddedEngine {
  const pending = new Map<number, Pending>();
  const stopping = new Map<number, NodeJS.Timeout>();
  let worker: Promise<ChildProcess> | undefined;
  let nextId = 0;

  function running(): Promise<ChildProcess> {
    worker ??= start();
    return worker;
  }

  async function start(): Promise<ChildProcess> {
    const started = spawn();
    started.once('exit', () => {
      worker = undefined;
      for (const timer of stopping.values()) clearTimeout(timer);
      stopping.clear();
      for (const waiting of pending.values()) void send(waiting);
    });
    await Promise.race([
      once(started, 'message'),
      once(started, 'exit').then(() => Promise.reject(new Error('The process of the embedded engine did not start'))),
    ]);
    started.on('message', settle);
    rest(started);
    return started;
  }

  function settle(message: unknown): void {
    const reply = message as EngineReply;
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    clearTimeout(stopping.get(reply.id));
    stopping.delete(reply.id);
    if (pending.size === 0) void worker?.then(rest);
    if ('failure' in reply) call?.reject(new Error(reply.failure));
    else call?.resolve(reply.answer);
  }

  async function send(call: Pending): Promise<void> {
    try {
      const child = await running();
      child.ref();
      child.channel?.ref();
      child.send({ id: call.id, call: call.call, input: call.input } satisfies EngineCall);
    } catch (error) {
      pending.delete(call.id);
      call.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function stop(child: ChildProcess, id: number): void {
    // One that has ended meanwhile has stopped.
    child.send({ stop: id } satisfies EngineStop, () => undefined);
    stopping.set(
      id,
      setTimeout(() => child.kill('SIGKILL'), stopMs),
    );
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
          void worker?.then((child) => stop(child, id));
        },
        { once: true },
      );
      void send(waiting);
    });
  }

  return {
    name,
    version,
    start: async () => {
      await running();
    },
    isIdle: () => pending.size === 0 && stopping.size === 0,
    // Whole or not at all: nothing of it can be shown before the answer.
    nextQuestion: (input, options) => ask('nextQuestion', input, options?.signal),
    result: (input, options) => ask('result', input, options?.signal),
    reorder: (input, options) => ask('reorder', input, options?.signal),
    checkOwnSentence: (input, options) => ask('checkOwnSentence', input, options?.signal),
    philosophy: (input, options) => ask('philosophy', input, options?.signal),
    acts: (input, options) => ask('acts', input, options?.signal),
    checkClaims: (input, options) => ask('checkClaims', input, options?.signal),
  };
}

/** An idle process does not keep the server alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function spawn(): ChildProcess {
  const heap = `--max-old-space-size=${HEAP_MB}`;
  if (typeof BUNDLE_FOLDER !== 'undefined') {
    const program = new URL(`../../../../../${BUNDLE_FOLDER}/embedded-worker.mjs`, import.meta.url);
    return fork(fileURLToPath(program), { execArgv: [heap], serialization: 'advanced' });
  }
  // From source, in development and in tests.
  const program = new URL('./engine-worker.ts', import.meta.url);
  return fork(fileURLToPath(program), { execArgv: ['--import', 'tsx', heap], serialization: 'advanced' });
}
