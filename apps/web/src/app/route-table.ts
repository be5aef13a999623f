import { matchPath, type PathParams } from '../lib/router/match-path.ts';
import { SURVEY_STEPS, stepPath } from '@lf/domain/survey-steps';
import { MIRROR_PART, paths } from './paths.ts';

/** public: everybody. signed-out and signed-in: the others are sent away. */
export type Access = 'public' | 'signed-out' | 'signed-in';

interface RouteBase {
  /** Chooses the decorative background, and names the prerendered file. */
  readonly name: string;
  readonly path: string;
}

export interface ScreenRoute extends RouteBase {
  readonly screen: ScreenName;
  readonly title: string;
  readonly access: Access;
  /** Where a signed-out visitor of a signed-in screen goes instead of the log-in page. */
  readonly signedOutTo?: string;
  /** A part of the page that is nowhere else: a signed-out visitor who comes for it goes to the log-in page all the same. */
  readonly ownPart?: string;
  /** For developers: not there in production. */
  readonly developerOnly?: true;
  /** Arrives as finished HTML. Only what looks the same to every stranger can. */
  readonly prerender?: true;
}

/** Whether somebody came for the part that only its owner has. */
export const isOwnPart = ({ ownPart }: { readonly ownPart?: string | undefined }, hash: string): boolean =>
  ownPart !== undefined && hash === `#${ownPart}`;

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
  | 'mirror'
  | 'side-by-side'
  | 'over-time'
  | 'all-routes'
  | 'design'
  | 'offline'
  | 'not-found';

/** A screen with a file of the same name. */
const screen = (
  name: ScreenName,
  path: string,
  title: string,
  access: Access,
  more: Partial<ScreenRoute> = {},
): ScreenRoute => ({ name, path, screen: name, title, access, ...more });

const publicRoutes: readonly AppRoute[] = [
  { name: 'root', path: paths.root, redirect: paths.login, signedInRedirect: paths.account },
  screen('login', paths.login, 'Log in', 'signed-out', { prerender: true }),
  { name: 'register', path: paths.register, redirect: paths.registration },
  screen('registration', paths.registration, 'Sign up', 'signed-out', { prerender: true }),
  screen('forgot-password', paths.forgotPassword, 'Forgot password', 'public', { prerender: true }),
  screen('reset-password', paths.resetPassword, 'Set a new password', 'public', { prerender: true }),
  screen('confirm-email', paths.confirmEmail, 'Confirm your email', 'public', { prerender: true }),
  screen('privacy', paths.privacy, 'Privacy', 'public', { prerender: true }),
  screen('purpose', paths.purpose, 'What it is for', 'public', { prerender: true }),
];

const accountRoutes: readonly AppRoute[] = [
  screen('account', paths.account, 'Account', 'signed-in'),
  screen('settings', paths.settings, 'Settings', 'signed-in'),
  screen('purchase-quantity', paths.purchaseQuantity, 'How many keys', 'signed-in'),
  screen('purchase-payment', paths.purchasePayment, 'Payment', 'signed-in'),
  screen('purchase-confirmation', paths.purchaseConfirmation, 'Confirmation', 'signed-in'),
  screen('purchase-completion', paths.purchaseCompletion, 'Completion', 'signed-in'),
  screen('enter-promo-code', paths.enterPromoCode, 'Promo code', 'signed-in'),
  screen('sandbox-checkout', paths.sandboxCheckout, 'Test checkout', 'signed-in'),
  screen('claim-key', paths.claimKey, 'A key for you', 'public'),
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
}));

/** After the survey's steps: whatever else stands under /digital-fingerprint is the code of a key. */
const resultRoutes: readonly AppRoute[] = [
  screen('sample', paths.sample, 'A sample fingerprint', 'public'),
  screen('public-fingerprint', paths.publicFingerprint, 'A Leadership Fingerprint', 'public'),
  screen('result', paths.surveyResult, 'Your Leadership Fingerprint', 'signed-in', {
    signedOutTo: paths.publicFingerprint,
    ownPart: MIRROR_PART,
  }),
];

/** With others, and over time. */
const togetherRoutes: readonly AppRoute[] = [
  screen('mirror', paths.mirror, 'What have you seen', 'public'),
  screen('side-by-side', paths.sideBySideInvitation, 'Side by side', 'public'),
  { ...screen('side-by-side', paths.sideBySide, 'Side by side', 'signed-in'), name: 'pair' },
  screen('over-time', paths.overTime, 'Then and now', 'signed-in'),
];

const developerRoutes: readonly AppRoute[] = [
  screen('all-routes', paths.allRoutes, 'All routes', 'signed-in', { developerOnly: true }),
  screen('design', paths.design, 'Design system', 'public', { developerOnly: true }),
];

const lastRoutes: readonly AppRoute[] = [
  screen('offline', paths.offline, 'You are offline', 'public', { prerender: true }),
  screen('not-found', paths.anything, 'Page not found', 'public', { prerender: true }),
];

/** All addresses of the product, in the order they are matched. The router, the listing and the prerendering read it. */
export const routeTable: readonly AppRoute[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...surveyRoutes,
  ...resultRoutes,
  ...togetherRoutes,
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
