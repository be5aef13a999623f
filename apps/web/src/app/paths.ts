/** Every address of the app by name. Write `paths.login`, never '/login'. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  registration: '/registration',
  forgotPassword: '/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  privacy: '/privacy',
  purpose: '/purpose',
  sample: '/sample',
  account: '/account',
  settings: '/account/settings',
  surveyStart: '/digital-fingerprint/before-we-begin',
  publicFingerprint: '/fingerprint/:licenseCode',
  surveyResult: '/digital-fingerprint/:licenseCode',
  mirror: '/mirror',
  sideBySideInvitation: '/side-by-side',
  sideBySide: '/side-by-side/:id',
  overTime: '/then-and-now',
  purchaseQuantity: '/purchase-quantity',
  purchasePayment: '/purchase-payment',
  purchaseConfirmation: '/purchase-confirmation',
  purchaseCompletion: '/purchase-completion',
  enterPromoCode: '/enter-promo-code',
  sandboxCheckout: '/sandbox-checkout/:sessionId',
  claimKey: '/claim-key',
  paymentsSuccess: '/payments/success',
  paymentsCancel: '/payments/cancel',
  paymentsCanceled: '/payments/canceled',
  allRoutes: '/all-routes',
  design: '/design',
  offline: '/offline',
  anything: '*',
} as const;

/** The quantity travels in the address from screen to screen: it survives a reload, a log-in and the way back. */
export const purchaseAt = (path: string, quantity: number | undefined): string =>
  quantity === undefined ? path : `${path}?quantity=${quantity}`;

/** The part of one's own result where the replies stand: the mail about them leads there (`apps/api/src/features/mirror/settle-replies.ts`). */
export const MIRROR_PART = 'mirror';
