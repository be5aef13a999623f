import { apiRoutes } from '@lf/contract/api-routes';
import { registerService } from '@lf/platform/http/service';
import { applyEnded } from './features/consents/apply-ended.ts';
import { applyDeletions } from './features/users/deleted-users.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { againRoutes } from './features/again/again.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { couponsRoutes } from './features/coupons/coupons.routes.ts';
import { createMailer } from './email/mailer.ts';
import { createMailTransport } from './email/create-mail-transport.ts';
import { fingerprintDataRoutes } from './features/fingerprint-data/fingerprint-data.routes.ts';
import { fingerprintsRoutes } from './features/fingerprints/fingerprints.routes.ts';
import { createPayments } from './payments/gateway-registry.ts';
import { giftsRoutes } from './features/gifts/gifts.routes.ts';
import { licensesRoutes } from './features/licenses/licenses.routes.ts';
import { mirrorRoutes } from './features/mirror/mirror.routes.ts';
import { ordersRoutes } from './features/orders/orders.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { sideBySideRoutes } from './features/side-by-side/side-by-side.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { valuesRoutes } from './features/values/values.routes.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';
import type { Tokens } from '@lf/platform/http/tokens';

export interface ApiParts {
  readonly config: Config;
  readonly db: Database;
  readonly tokens: Tokens;
}

/** The product API under /api. */
export async function registerApi(server: FastifyInstance, parts: ApiParts): Promise<void> {
  await applyDeletions(parts.db);
  await applyEnded(parts.db);
  const mailer = createMailer(parts.db, createMailTransport(parts.config), server.log);
  server.addHook('onClose', () => mailer.close());
  const payments = createPayments(parts.config, parts.tokens.secret);
  await registerService(server, {
    ...parts,
    title: 'Leadership Fingerprint API',
    basePath: '/api',
    routes: apiRoutes,
    features: (mount, service, app) => {
      const context = { ...service, mailer, payments };
      accountRoutes(mount, context);
      auditRoutes(mount, context);
      authRoutes(mount, context);
      usersRoutes(mount, context);
      valuesRoutes(mount);
      fingerprintDataRoutes(mount, context);
      fingerprintsRoutes(mount, context, app);
      licensesRoutes(mount, context);
      giftsRoutes(mount, context, app);
      couponsRoutes(mount, context);
      ordersRoutes(mount, context);
      paymentsRoutes(mount, context);
      mirrorRoutes(mount, context);
      sideBySideRoutes(mount, context);
      againRoutes(mount, context);
    },
  });
}
