import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface PlainPages {
  readonly url: string;
  add(path: string, html: string, headers?: Readonly<Record<string, string>>): void;
  close(): void;
}

/** Serves pages of HTML alone, which are what ours are compared to. */
export async function servePlainPages(): Promise<PlainPages> {
  const pages = new Map<string, { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response
      .writeHead(page === undefined ? 404 : 200, {
        ...page?.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      })
      .end(page?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: (path, html, headers = {}) => void pages.set(path, { body: brotliCompressSync(html), headers }),
    close: () => void server.close(),
  };
}
