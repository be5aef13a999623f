import type { ServiceContext } from '@lf/platform/http/service';
import type { Mailer } from '../email/mailer.ts';
import type { Payments } from '../payments/gateway-registry.ts';

/** What the features of the product API are built from. */
export interface ApiContext extends ServiceContext {
  readonly mailer: Mailer;
  readonly payments: Payments;
}
