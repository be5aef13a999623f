import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TwoBuilds {
  readonly url: string;
  /** From now on the server answers as if another build had been deployed. */
  deploy(): void;
  stop(): Promise<void>;
}

/** A server in front of the server, whose service worker is of another build after `deploy`. */
export async function twoBuilds(origin: string): Promise<TwoBuilds> {
  let isDeployed = false;
  const proxy = createServer((asked, answer) => {
    // Another build has another tag: whoever asks whether the worker has changed is not told by the old one.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...asking } = asked.headers;
    const headers = { ...asking, 'accept-encoding': 'identity' };
    const onward = request(origin + (asked.url ?? '/'), { method: asked.method, headers }, (given) => {
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () => {
        const body = Buffer.concat(chunks);
        const isWorker = asked.url === '/service-worker.js';
        const changed =
          isWorker && isDeployed ? Buffer.from(body.toString().replace(/version:(["'`])/, 'version:$1next-')) : body;
        const { 'content-length': _length, ...rest } = given.headers;
        answer.writeHead(given.statusCode ?? 502, { ...rest, 'content-length': changed.length }).end(changed);
      });
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    deploy: () => {
      isDeployed = true;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
