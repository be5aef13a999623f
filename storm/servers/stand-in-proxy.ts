import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** The methods that deploy/nginx.conf sends a second time, and the saves that it does so for. */
const MAY_REPEAT = /^(GET|HEAD|PUT|DELETE) |^POST \/api\/(fingerprintData\/|narrative\/save-)/;

/**
 * Where there is no nginx: takes the processes in turn and takes the next upstream server as the deployed configuration does. It proves what
 * the processes do behind a proxy, and nothing about nginx.
 */
export async function startStandIn(
  ports: { readonly app1: number; readonly app2: number; readonly ai: number },
  port: number,
): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true, timeout: 2_000 });
  let turn = 0;

  const pass = (
    from: IncomingMessage,
    body: Buffer,
    to: number,
    response: ServerResponse,
    next: ((sent: boolean) => void) | undefined,
  ): void => {
    let sent = false;
    const call = request(
      {
        host: '127.0.0.1',
        port: to,
        method: from.method,
        path: from.url,
        agent,
        headers: { ...from.headers, 'x-forwarded-for': '127.0.0.1', connection: 'keep-alive' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
        answer.pipe(response);
      },
    );
    call.once('socket', (socket) => (socket.connecting ? socket.once('connect', () => (sent = true)) : (sent = true)));
    call.once('error', () => {
      if (next !== undefined) next(sent);
      else if (!response.headersSent)
        response
          .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
          .end('{"statusCode":503,"messages":[],"code":"unavailable"}');
      else response.destroy();
    });
    call.end(body);
  };

  const server = createServer((from, response) => {
    void from.toArray().then(
      (parts) => {
        const body = Buffer.concat(parts);
        const [first, second] =
          from.url?.startsWith('/ai/') === true
            ? [ports.ai, ports.ai]
            : (turn += 1) % 2 === 0
              ? [ports.app1, ports.app2]
              : [ports.app2, ports.app1];
        const repeatable = MAY_REPEAT.test(`${from.method} ${from.url}`);
        return pass(from, body, first, response, (sent) =>
          pass(from, body, sent && !repeatable ? 0 : second, response, undefined),
        );
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
      agent.destroy();
    });
}
