import { type ChildProcess, fork } from 'node:child_process';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { unavailable } from '@lf/platform/http/errors';
import { processCost } from './process-cost.ts';
import type { RenderMessage } from './job-loop.ts';
import type { RenderProgram } from './render-program.ts';

/** What one job may cost before its process is killed, and how long a process may live without one. */
export interface RenderLimits {
  /** CPU for one job: on a busy machine a job takes longer, not more. */
  readonly jobCpuMs: number;
  /** In all, from the moment the job is sent to a process that is ready. */
  readonly jobMs: number;
  readonly startMs: number;
  readonly memoryBytes: number;
  readonly queueMax: number;
  readonly idleMs: number;
  /** What a renderer remembers of earlier jobs grows; after so many its process starts afresh. */
  readonly jobsPerProcess: number;
}

export const RENDER_LIMITS: RenderLimits = {
  jobCpuMs: 10_000,
  jobMs: 120_000,
  startMs: 120_000,
  memoryBytes: 400_000_000,
  queueMax: 100,
  idleMs: 5 * 60_000,
  jobsPerProcess: 200,
};

const CHECK_MS = 100;

interface Waiting<Job, T> {
  readonly job: Job;
  readonly resolve: (done: T) => void;
  readonly reject: (error: unknown) => void;
}

/** A file that took more than its limits. Asking again soon meets the same limits. */
const tooCostly = () => unavailable(RESULT_MESSAGES.fileTooCostly, 'render_limit');

/**
 * Renders in a process of its own, one job at a time: the server has other callers, and only a process can be killed in the middle of
 * native code. A job that runs over its limits, or that its caller gives up, ends with its process; those behind it get a fresh one.
 */
export class RenderProcess<Job extends object, T> {
  private child: ChildProcess | undefined;
  private isReady = false;
  private current: Waiting<Job, T> | undefined;
  private readonly queue: Waiting<Job, T>[] = [];
  private jobs = 0;
  private guards: NodeJS.Timeout[] = [];
  private idle: NodeJS.Timeout | undefined;
  /** CPU that its processes have spent on jobs. */
  spentMs = 0;

  private readonly program: RenderProgram;
  private readonly limits: RenderLimits;

  constructor(program: RenderProgram, limits: RenderLimits = RENDER_LIMITS) {
    this.program = program;
    this.limits = limits;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Rejects with the signal's reason, and stops working, once the signal is aborted. */
  run(job: Job, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (this.queue.length >= this.limits.queueMax) return Promise.reject(unavailable());
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting<Job, T> = { job, resolve, reject };
      signal?.addEventListener('abort', () => this.giveUp(waiting, signal.reason), { once: true });
      this.queue.push(waiting);
      this.next();
    });
  }

  /** Ends the process. The next job starts a new one. */
  async close(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    child.ref();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.kill(new Error('the renderer was closed'));
    await ended;
  }

  private giveUp(job: Waiting<Job, T>, reason: unknown): void {
    const place = this.queue.indexOf(job);
    if (place >= 0) {
      this.queue.splice(place, 1);
      job.reject(reason);
    } else if (this.current === job) this.kill(reason);
  }

  private next(): void {
    if (this.current !== undefined) return;
    if (this.queue.length === 0) return this.rest();
    clearTimeout(this.idle);
    if (this.child === undefined) return this.start();
    if (!this.isReady) return;
    const job = this.queue.shift();
    if (job === undefined) return;
    const { child } = this;
    this.current = job;
    this.jobs += 1;
    child.ref();
    child.channel?.ref();
    this.guard(this.limits.jobMs, this.limits.jobCpuMs);
    child.send(job.job);
  }

  private start(): void {
    this.isReady = false;
    this.jobs = 0;
    const child = fork(this.program.file, {
      execArgv: [...this.program.execArgv, '--max-old-space-size=256'],
      serialization: 'advanced',
    });
    this.child = child;
    this.guard(this.limits.startMs, this.limits.startMs);
    child.on('message', (message) => {
      if (this.child === child) this.onMessage(message as RenderMessage<T>);
    });
    const gone = (error: Error): void => {
      if (this.child === child) this.kill(error);
    };
    child.on('error', gone);
    child.on('exit', () => gone(new Error('the renderer ended')));
  }

  private onMessage(message: RenderMessage<T>): void {
    this.unguard();
    if ('ready' in message) {
      this.isReady = true;
      return this.next();
    }
    const job = this.current;
    this.current = undefined;
    this.spentMs += message.cpuMs;
    if ('error' in message) job?.reject(new Error(message.error));
    else job?.resolve(message.done);
    if (this.jobs >= this.limits.jobsPerProcess) this.kill(undefined);
    else this.next();
  }

  /** Nobody waits: the process does not keep the server, or a test, alive. */
  private rest(): void {
    this.child?.unref();
    this.child?.channel?.unref();
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.kill(undefined), this.limits.idleMs).unref();
  }

  private guard(ms: number, cpuMs: number): void {
    const pid = this.child?.pid;
    const cpuMax = processCost(pid).cpuMs + cpuMs;
    this.guards = [
      setTimeout(() => this.kill(tooCostly()), ms),
      setInterval(() => {
        const cost = processCost(pid);
        if (cost.bytes > this.limits.memoryBytes || cost.cpuMs > cpuMax) this.kill(tooCostly());
      }, CHECK_MS),
    ];
  }

  private unguard(): void {
    for (const timer of this.guards) clearTimeout(timer);
    this.guards = [];
  }

  /** At once and for good. The job under way fails with this reason; a process that never got ready fails everyone who waits for it. */
  private kill(reason: unknown): void {
    this.unguard();
    clearTimeout(this.idle);
    const { child, current } = this;
    this.child = undefined;
    this.current = undefined;
    const failed = current === undefined && !this.isReady ? this.queue.splice(0) : [];
    child?.kill('SIGKILL');
    for (const job of current === undefined ? failed : [current]) job.reject(reason);
    if (this.queue.length > 0) this.next();
  }
}
