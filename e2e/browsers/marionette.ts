import { connect, type Socket } from 'node:net';

type Answer = readonly [type: 1, id: number, error: { readonly message: string } | null, value: unknown];

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Firefox's own remote control: each message is its length, a colon and JSON. */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, Waiting>();
  #rest = Buffer.alloc(0);
  #last = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('close', () => this.#end(new Error('Firefox closed the connection')));
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    return new Marionette(socket);
  }

  send(command: string, parameters: object = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const message = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const colon = this.#rest.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#rest.toString('utf8', 0, colon));
      if (this.#rest.length < end) return;
      const message: unknown = JSON.parse(this.#rest.toString('utf8', colon + 1, end));
      this.#rest = this.#rest.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) this.#answer(message as unknown as Answer);
    }
  }

  #answer([, id, error, value]: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) waiting?.resolve(value);
    else waiting?.reject(new Error(error.message));
  }

  #end(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
