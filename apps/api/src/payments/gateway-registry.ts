import { createHash } from 'node:crypto';
import { sandboxGateway, type SandboxGateway } from './sandbox-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';
import type { Config } from '@lf/platform/env';
import type { PaymentGateway } from './payment-gateway.ts';

export interface Payments {
  readonly gateway: PaymentGateway;
  /** Set when the sandbox is the provider: its checkout page needs it. */
  readonly sandbox: SandboxGateway | undefined;
}

/** The provider that PAYMENTS names. `signingSecret` is the deployment's own, shared by its instances. */
export function createPayments(config: Config, signingSecret: string): Payments {
  if (config.PAYMENTS === 'stripe') {
    const gateway = stripeGateway({
      secretKey: config.STRIPE_SECRET_KEY ?? '',
      webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
      apiUrl: config.STRIPE_API_URL,
      automaticTax: config.STRIPE_TAX,
    });
    return { gateway, sandbox: undefined };
  }
  const sandbox = sandboxGateway(
    config.PUBLIC_URL,
    createHash('sha256').update(`sandbox:${signingSecret}`).digest('hex'),
  );
  return { gateway: sandbox, sandbox };
}
