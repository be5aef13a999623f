import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** An AI service that begins a question and is cut off in the middle of it, when told so. */
export async function brokenStream(
  page: Page,
  calls: string,
  halfQuestion: string,
): Promise<{ cut(): void; mend(): Promise<void> }> {
  const begun = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    begun.add(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: text\ndata: ${JSON.stringify({ next_question: halfQuestion })}\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(calls, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return {
    cut: () => {
      for (const response of begun) response.destroy();
    },
    mend: async () => {
      await page.unroute(calls);
      server.close();
    },
  };
}
