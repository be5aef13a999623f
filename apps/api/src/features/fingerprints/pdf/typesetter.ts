import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ALL_FONT_FILES } from '../fonts.ts';

/** The document, or the page that did not hold all its words. */
export type SetDocument = { readonly pdf: Uint8Array } | { readonly overflow: 'first' | 'second' };
type Answer = { readonly id: number; readonly cpuMs: number } & (SetDocument | { readonly error: string });

/** The process holds the typesetter and all fonts (some 200 MB); it ends when nobody has needed it for a while. */
const IDLE_MS = 5 * 60_000;
/** What it remembers of earlier documents grows; after so many it starts afresh. */
const DOCUMENTS_MAX = 200;

interface Waiting {
  readonly resolve: (document: SetDocument) => void;
  readonly reject: (error: Error) => void;
}

class Typesetter {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** CPU its process has spent on documents. */
  spentMs = 0;

  /** Sets the template with these files beside it. */
  set(files: Readonly<Record<string, string>>): Promise<SetDocument> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.start());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      child.ref();
      child.channel?.ref();
      child.send({ id, files });
    });
  }

  /** Ends the process. The next call starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    const { child } = this;
    if (child === undefined) return;
    this.gone(child, new Error('the typesetter was closed'));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill();
    await ended;
  }

  private start(): ChildProcess {
    const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
    const child = fork(file('./typst-process.mjs'), [file('./fingerprint.typ'), ...ALL_FONT_FILES], {
      execArgv: [],
      serialization: 'advanced',
    });
    child.on('message', (answer) => this.answered(child, answer as Answer));
    child.on('error', (error) => this.gone(child, error));
    child.on('exit', () => this.gone(child, new Error('the typesetter ended')));
    return child;
  }

  private answered(child: ChildProcess, { id, cpuMs, ...answer }: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.spentMs += cpuMs;
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer);
    if (this.waiting.size > 0) return;
    // Nobody waits: the process does not keep the server, or a test, alive.
    child.unref();
    child.channel?.unref();
    if (this.lastId % DOCUMENTS_MAX === 0) void this.close();
    this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  private gone(child: ChildProcess, error: Error): void {
    if (this.child !== child) return;
    this.child = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

export const typesetter = new Typesetter();
