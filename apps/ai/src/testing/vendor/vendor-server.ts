import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicWire } from './anthropic-wire.ts';
import { openAiWire } from './openai-wire.ts';
import { plausibleReply } from './plausible-reply.ts';
import type { VendorWire } from './vendor-wire.ts';

export const VENDOR_WIRES = { openai: openAiWire, anthropic: anthropicWire } as const;
export type VendorName = keyof typeof VENDOR_WIRES;

/** One thing the server does with one request. */
export type Behaviour =
  | { does: 'say'; text: string }
  | { does: 'fail'; status: number; headers?: Record<string, string> }
  | { does: 'refuse' }
  | { does: 'cut off'; text: string }
  | { does: 'hang' }
  | { does: 'drip'; everyMs: number }
  | { does: 'babble' }
  | { does: 'hang up' }
  | { does: 'break off'; with: 'error event' | 'silence' };

export interface SeenRequest {
  readonly system: string;
  readonly turns: readonly { role: string; content: string }[];
  readonly format: string;
  readonly raw: string;
  readonly headers: IncomingMessage['headers'];
}

export interface VendorServer {
  readonly baseUrl: string;
  readonly seen: SeenRequest[];
  /** Queues what happens to the next requests; afterwards the server answers well. */
  next(...behaviours: Behaviour[]): void;
  /** Drops what is queued and what was seen. */
  forget(): void;
  close(): Promise<void>;
}

/** A service that speaks a vendor's real wire, faults included. It proves our wiring, not a model. */
export async function startVendorServer(vendor: VendorName): Promise<VendorServer> {
  const wire = VENDOR_WIRES[vendor];
  const seen: SeenRequest[] = [];
  const queue: Behaviour[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = Buffer.concat(await request.toArray()).toString();
    if (request.url !== wire.path) return void response.writeHead(404).end();
    const body = JSON.parse(raw) as Record<string, unknown>;
    const read = wire.read(body);
    seen.push({ ...read, raw, headers: request.headers });
    behave(queue.shift() ?? { does: 'say', text: plausibleReply(read) }, wire, body['stream'] === true, response);
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    // OpenAI's base address ends in the version, Anthropic's does not: each as the vendor documents it.
    baseUrl: `http://127.0.0.1:${port}${vendor === 'openai' ? '/v1' : ''}`,
    seen,
    next: (...behaviours) => void queue.push(...behaviours),
    forget: () => {
      queue.length = 0;
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function behave(behaviour: Behaviour, wire: VendorWire, streamed: boolean, response: ServerResponse): void {
  switch (behaviour.does) {
    case 'say':
      if (streamed) stream(response).end(wire.events(behaviour.text).join(''));
      else json(response, 200, wire.whole(behaviour.text));
      break;
    case 'fail':
      json(response, behaviour.status, wire.error(behaviour.status), behaviour.headers);
      break;
    case 'refuse':
      json(response, 200, wire.refusal());
      break;
    case 'cut off':
      json(response, 200, wire.cutOff(behaviour.text));
      break;
    case 'babble':
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>');
      break;
    case 'hang up':
      response.destroy();
      break;
    case 'hang':
      break;
    case 'drip':
      drip(response, streamed, behaviour.everyMs);
      break;
    case 'break off': {
      const [first = '', second = ''] = wire.events('{"next_question":"Where did it');
      stream(response).end(first + second + (behaviour.with === 'error event' ? wire.errorEvent() : ''));
      break;
    }
  }
}

/** Headers at once, then one space at a time: no read ever times out, only the whole does. */
function drip(response: ServerResponse, streamed: boolean, everyMs: number): void {
  if (streamed) stream(response);
  else response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(streamed ? ': keep-alive\n\n' : ' '), everyMs);
  response.on('close', () => clearInterval(timer));
}

function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
