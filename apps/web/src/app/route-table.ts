import { matchPath, type PathParams } from '../lib/router/match-path.ts';
import { flowOf, SURVEY_STEPS, stepPath } from '@lf/domain/survey-steps';
import { paths } from './paths.ts';

/** public: everybody. signed-out and signed-in: the others are sent away. */
export type Access = 'public' | 'signed-out' | 'signed-in';

/**
 * What the developer listing says about a screen. `review`: the spec names it without its behaviour, so what it does is
 * our reading. `undone`: a placeholder without a working submit until a price list is configured.
 */
export type Review = 'ready' | 'review' | 'undone';

interface RouteBase {
  /** Chooses the decorative background, and names the prerendered file. */
  readonly name: string;
  readonly path: string;
}

export interface ScreenRoute extends RouteBase {
  readonly screen: ScreenName;
  readonly title: string;
  readonly access: Access;
  readonly review: Review;
  /** Where a signed-out visitor of a signed-in screen goes instead of the log-in page. */
  readonly signedOutTo?: string;
  /** For developers: not there in production. */
  readonly developerOnly?: true;
  /** Arrives as finished HTML. Only what looks the same to every stranger can. */
  readonly prerender?: true;
}

export interface RedirectRoute extends RouteBase {
  readonly redirect: string;
  readonly signedInRedirect?: string;
}

export type AppRoute = ScreenRoute | RedirectRoute;

export type ScreenName =
  | 'login'
  | 'registration'
  | 'forgot-password'
  | 'reset-password'
  | 'confirm-email'
  | 'privacy'
  | 'purpose'
  | 'sample'
  | 'account'
  | 'settings'
  | 'survey'
  | 'purchase-quantity'
  | 'purchase-payment'
  | 'purchase-confirmation'
  | 'purchase-completion'
  | 'enter-promo-code'
  | 'sandbox-checkout'
  | 'claim-key'
  | 'public-fingerprint'
  | 'result'
  | 'all-routes'
  | 'design'
  | 'offline'
  | 'not-found';

const publicRoutes: readonly AppRoute[] = [
  { name: 'root', path: paths.root, redirect: paths.login, signedInRedirect: paths.account },
  {
    name: 'login',
    path: paths.login,
    screen: 'login',
    title: 'Log in',
    access: 'signed-out',
    review: 'ready',
    prerender: true,
  },
  { name: 'register', path: paths.register, redirect: paths.registration },
  {
    name: 'registration',
    path: paths.registration,
    screen: 'registration',
    title: 'Sign up',
    access: 'signed-out',
    review: 'ready',
    prerender: true,
  },
  {
    name: 'forgot-password',
    path: paths.forgotPassword,
    screen: 'forgot-password',
    title: 'Forgot password',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
  {
    name: 'reset-password',
    path: paths.resetPassword,
    screen: 'reset-password',
    title: 'Set a new password',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
  {
    name: 'confirm-email',
    path: paths.confirmEmail,
    screen: 'confirm-email',
    title: 'Confirm your email',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
  {
    name: 'privacy',
    path: paths.privacy,
    screen: 'privacy',
    title: 'Privacy',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
  {
    name: 'purpose',
    path: paths.purpose,
    screen: 'purpose',
    title: 'What it is for',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
];

const accountRoutes: readonly AppRoute[] = [
  { name: 'account', path: paths.account, screen: 'account', title: 'Account', access: 'signed-in', review: 'ready' },
  {
    name: 'settings',
    path: paths.settings,
    screen: 'settings',
    title: 'Settings',
    access: 'signed-in',
    review: 'ready',
  },
  {
    name: 'purchase-quantity',
    path: paths.purchaseQuantity,
    screen: 'purchase-quantity',
    title: 'How many keys',
    access: 'signed-in',
    review: 'undone',
  },
  {
    name: 'purchase-payment',
    path: paths.purchasePayment,
    screen: 'purchase-payment',
    title: 'Payment',
    access: 'signed-in',
    review: 'undone',
  },
  {
    name: 'purchase-confirmation',
    path: paths.purchaseConfirmation,
    screen: 'purchase-confirmation',
    title: 'Confirmation',
    access: 'signed-in',
    review: 'undone',
  },
  {
    name: 'purchase-completion',
    path: paths.purchaseCompletion,
    screen: 'purchase-completion',
    title: 'Completion',
    access: 'signed-in',
    review: 'undone',
  },
  {
    name: 'enter-promo-code',
    path: paths.enterPromoCode,
    screen: 'enter-promo-code',
    title: 'Promo code',
    access: 'signed-in',
    review: 'undone',
  },
  {
    name: 'sandbox-checkout',
    path: paths.sandboxCheckout,
    screen: 'sandbox-checkout',
    title: 'Test checkout',
    access: 'signed-in',
    review: 'ready',
  },
  {
    name: 'claim-key',
    path: paths.claimKey,
    screen: 'claim-key',
    title: 'A key for you',
    access: 'public',
    review: 'ready',
  },
  { name: 'payments-success', path: paths.paymentsSuccess, redirect: paths.account },
  { name: 'payments-cancel', path: paths.paymentsCancel, redirect: paths.account },
  { name: 'payments-canceled', path: paths.paymentsCanceled, redirect: paths.account },
];

/** The survey's steps come here from the domain's step table, each under /digital-fingerprint, all before the result's catch-all. */
const surveyRoutes: readonly AppRoute[] = SURVEY_STEPS.map((step) => ({
  name: step.slug,
  path: stepPath(step.slug),
  screen: 'survey',
  title: step.title,
  access: 'signed-in',
  review: flowOf(step) === 'classic' ? 'review' : 'ready',
}));

/** After the survey's steps: whatever else stands under /digital-fingerprint is the code of a key. */
const resultRoutes: readonly AppRoute[] = [
  {
    name: 'sample',
    path: paths.sample,
    screen: 'sample',
    title: 'A sample fingerprint',
    access: 'public',
    review: 'ready',
  },
  {
    name: 'public-fingerprint',
    path: paths.publicFingerprint,
    screen: 'public-fingerprint',
    title: 'A Leadership Fingerprint',
    access: 'public',
    review: 'ready',
  },
  {
    name: 'result',
    path: paths.surveyResult,
    screen: 'result',
    title: 'Your Leadership Fingerprint',
    access: 'signed-in',
    signedOutTo: paths.publicFingerprint,
    review: 'ready',
  },
];

const developerRoutes: readonly AppRoute[] = [
  {
    name: 'all-routes',
    path: paths.allRoutes,
    screen: 'all-routes',
    title: 'All routes',
    access: 'signed-in',
    review: 'ready',
    developerOnly: true,
  },
  {
    name: 'design',
    path: paths.design,
    screen: 'design',
    title: 'Design system',
    access: 'public',
    review: 'ready',
    developerOnly: true,
  },
];

const lastRoutes: readonly AppRoute[] = [
  {
    name: 'offline',
    path: paths.offline,
    screen: 'offline',
    title: 'You are offline',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
  {
    name: 'not-found',
    path: paths.anything,
    screen: 'not-found',
    title: 'Page not found',
    access: 'public',
    review: 'ready',
    prerender: true,
  },
];

/** All addresses of the product, in the order they are matched. The router, the listing and the prerendering read it. */
export const routeTable: readonly AppRoute[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...surveyRoutes,
  ...resultRoutes,
  ...developerRoutes,
  ...lastRoutes,
];

export function isScreen(route: AppRoute): route is ScreenRoute {
  return 'screen' in route;
}

const WITHOUT_KEPT_DATA: ReadonlySet<ScreenName> = new Set(['survey', 'result']);

/** Whether the screen shows what was fetched for the person and is kept for a while. */
export const keepsData = ({ access, screen }: ScreenRoute): boolean =>
  access === 'signed-in' && !WITHOUT_KEPT_DATA.has(screen);

export function findRoute(pathname: string): { readonly route: AppRoute; readonly params: PathParams } {
  for (const route of routeTable) {
    const params = matchPath(route.path, pathname);
    if (params !== null) return { route, params };
  }
  throw new Error('the last row of the route table fits every address');
}
