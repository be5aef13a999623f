import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';

/** Speaks the few shapes of Stripe's HTTP API that the SDK needs: the outermost edge, nothing of ours. */
export interface StripeServer {
  readonly url: string;
  /** The last form that created a checkout or a refund, as Stripe received it. */
  lastForm(): URLSearchParams | undefined;
  /** The next request, and the SDK's own second try, get this status. */
  failNext(status: number): void;
  close(): Promise<void>;
}

export async function startStripeServer(): Promise<StripeServer> {
  let last: URLSearchParams | undefined;
  let failures: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = failures.shift();
      response.setHeader('content-type', 'application/json');
      response.setHeader('request-id', `req_${randomBytes(7).toString('hex')}`);
      if (status !== undefined) {
        response.statusCode = status;
        response.end(JSON.stringify({ error: { type: 'api_error', message: 'failed on purpose' } }));
        return;
      }
      if (request.method === 'POST' && request.url === '/v1/refunds') {
        last = new URLSearchParams(Buffer.concat(chunks).toString());
        const payment_intent = last.get('payment_intent');
        response.end(JSON.stringify({ id: 're_1', object: 'refund', status: 'succeeded', payment_intent }));
        return;
      }
      if (request.method !== 'POST' || request.url !== '/v1/checkout/sessions') {
        response.statusCode = 404;
        response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } }));
        return;
      }
      last = new URLSearchParams(Buffer.concat(chunks).toString());
      const id = `cs_test_${randomBytes(16).toString('hex')}`;
      response.end(
        JSON.stringify({
          id,
          object: 'checkout.session',
          client_reference_id: last.get('client_reference_id'),
          mode: 'payment',
          payment_status: 'unpaid',
          status: 'open',
          url: `https://checkout.stripe.example/c/pay/${id}`,
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    lastForm: () => last,
    failNext: (status) => {
      failures = [status, status];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
