/** Every address of the app by name. Write `paths.login`, never '/login'. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  registration: '/registration',
  forgotPassword: '/forgot-password',
  resetPassword: '/auth/reset-password',
  account: '/account',
  publicFingerprint: '/fingerprint/:licenseCode',
  surveyResult: '/digital-fingerprint/:licenseCode',
  paymentsSuccess: '/payments/success',
  paymentsCancel: '/payments/cancel',
  paymentsCanceled: '/payments/canceled',
  allRoutes: '/all-routes',
  design: '/design',
  offline: '/offline',
  anything: '*',
} as const;
