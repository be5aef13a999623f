import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';
import type { ScreenName } from './route-table.ts';

/** One file per screen, one chunk per file. */
export const screens: Readonly<Record<ScreenName, LazyScreen>> = {
  login: lazyScreen(() => import('./screens/login.tsx')),
  registration: lazyScreen(() => import('./screens/registration.tsx')),
  'forgot-password': lazyScreen(() => import('./screens/forgot-password.tsx')),
  'reset-password': lazyScreen(() => import('./screens/reset-password.tsx')),
  'confirm-email': lazyScreen(() => import('./screens/confirm-email.tsx')),
  privacy: lazyScreen(() => import('./screens/privacy.tsx')),
  purpose: lazyScreen(() => import('./screens/purpose.tsx')),
  sample: lazyScreen(() => import('./screens/sample.tsx')),
  account: lazyScreen(() => import('./screens/account.tsx')),
  settings: lazyScreen(() => import('./screens/settings.tsx')),
  survey: lazyScreen(() => import('./screens/survey.tsx')),
  'purchase-quantity': lazyScreen(() => import('./screens/purchase-quantity.tsx')),
  'purchase-payment': lazyScreen(() => import('./screens/purchase-payment.tsx')),
  'purchase-confirmation': lazyScreen(() => import('./screens/purchase-confirmation.tsx')),
  'purchase-completion': lazyScreen(() => import('./screens/purchase-completion.tsx')),
  'enter-promo-code': lazyScreen(() => import('./screens/enter-promo-code.tsx')),
  'sandbox-checkout': lazyScreen(() => import('./screens/sandbox-checkout.tsx')),
  'claim-key': lazyScreen(() => import('./screens/claim-key.tsx')),
  'public-fingerprint': lazyScreen(() => import('./screens/public-fingerprint.tsx')),
  result: lazyScreen(() => import('./screens/result.tsx')),
  mirror: lazyScreen(() => import('./screens/mirror.tsx')),
  'side-by-side': lazyScreen(() => import('./screens/side-by-side.tsx')),
  'over-time': lazyScreen(() => import('./screens/over-time.tsx')),
  'all-routes': lazyScreen(() => import('./screens/all-routes.tsx')),
  design: lazyScreen(() => import('./screens/design.tsx')),
  offline: lazyScreen(() => import('./screens/offline.tsx')),
  'not-found': lazyScreen(() => import('./screens/not-found.tsx')),
};
