import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ALL_FONT_FILES } from '../fonts.ts';

type Answer = { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly error: string };

/** The thread holds the typesetter and all fonts (some 200 MB); it ends when nobody has needed it for a while. */
const IDLE_MS = 5 * 60_000;
/** What it remembers of earlier documents grows; after so many it starts afresh. */
const DOCUMENTS_MAX = 200;

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

class Typesetter {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Sets the template with these files beside it. */
  set(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, files });
    });
  }

  /** Ends the thread. The next call starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(fileURLToPath(new URL('./typst-worker.mjs', import.meta.url)), {
      workerData: { fonts: ALL_FONT_FILES, template: fileURLToPath(new URL('./fingerprint.typ', import.meta.url)) },
      execArgv: [],
    });
    worker.on('message', (answer: Answer) => this.answered(worker, answer));
    worker.on('error', (error) => this.gone(worker, error));
    worker.on('exit', () => this.gone(worker, new Error('the typesetter ended')));
    return worker;
  }

  private answered(worker: Worker, answer: Answer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('pdf' in answer) waiting?.resolve(answer.pdf);
    else waiting?.reject(new Error(answer.error));
    if (this.waiting.size > 0) return;
    worker.unref();
    if (this.lastId % DOCUMENTS_MAX === 0) void this.close();
    this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  private gone(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

export const typesetter = new Typesetter();
