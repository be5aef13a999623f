import { Agent, request } from 'node:http';

export interface Answer {
  /** 0 when there was no answer at all. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

export interface Ask {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;

/** One caller with connections of its own that stay open, as a browser has. */
export interface Caller {
  call(method: string, path: string, ask?: Ask): Promise<Answer>;
  close(): void;
}

export function caller(base: string, connections = 6): Caller {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    call: (method, path, ask = {}) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const answered = (status: number, text: string) => resolve({ status, text, ms: performance.now() - begun });
        const body =
          ask.body === undefined
            ? undefined
            : Buffer.from(typeof ask.body === 'string' ? ask.body : JSON.stringify(ask.body));
        const headers = {
          ...(ask.token === undefined ? {} : { authorization: `Bearer ${ask.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(body.length) }),
          ...ask.headers,
        };
        const sent = request(
          { hostname, port, path, method, agent, headers, timeout: ask.timeoutMs ?? TIMEOUT_MS },
          (answer) => {
            answer.toArray().then(
              (parts) => answered(answer.statusCode ?? 0, Buffer.concat(parts).toString()),
              (error: unknown) => answered(0, String(error)),
            );
          },
        );
        sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
        sent.once('error', (error) => answered(0, String(error)));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
