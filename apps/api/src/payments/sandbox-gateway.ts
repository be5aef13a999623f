import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { malformed } from '@lf/platform/http/errors';
import type { PaymentEvent, PaymentGateway } from './payment-gateway.ts';

const SANDBOX_SIGNATURE = 'x-sandbox-signature';

const sandboxEvent = z.object({
  id: z.string(),
  kind: z.enum(['paid', 'unpaid', 'expired', 'refunded', 'disputed', 'dispute_won']),
  orderId: z.string().nullable(),
  sessionId: z.string().nullable(),
  paymentId: z.string().nullable(),
});

/** Only the way, never the host: the page can lead nowhere but back to us. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

export interface SandboxGateway extends PaymentGateway {
  /** A signed event as the provider would post it. */
  sign(event: PaymentEvent): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
}

/** Our own test checkout: no money moves. Its page sends the same events through the same code as a real provider. */
export function sandboxGateway(publicUrl: string, secret: string): SandboxGateway {
  const signatureOf = (body: Buffer) => createHmac('sha256', secret).update(body).digest();
  return {
    name: 'sandbox',
    createCheckout: (request) => {
      const sessionId = `sandbox_${randomBytes(16).toString('hex')}`;
      const back = new URLSearchParams({ success: pathOf(request.successUrl), cancel: pathOf(request.cancelUrl) });
      return Promise.resolve({ sessionId, url: `${publicUrl}/sandbox-checkout/${sessionId}?${back.toString()}` });
    },
    refund: (paymentId) =>
      Promise.resolve({ id: newSandboxEventId(), kind: 'refunded', orderId: null, sessionId: null, paymentId }),
    readEvent: (rawBody, headers) => {
      const given = Buffer.from(String(headers[SANDBOX_SIGNATURE] ?? ''), 'hex');
      const expected = signatureOf(rawBody);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw malformed('The signature is not valid.', 'signature');
      return sandboxEvent.parse(JSON.parse(rawBody.toString('utf8')));
    },
    sign: (event) => {
      const body = Buffer.from(JSON.stringify(event));
      return { body, headers: { [SANDBOX_SIGNATURE]: signatureOf(body).toString('hex') } };
    },
  };
}

export const newSandboxEventId = () => `sandbox_event_${randomUUID()}`;
