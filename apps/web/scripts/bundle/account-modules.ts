/** What speaks to the server, and what every signed-in screen needs. */
export const PERSON = [
  '/src/lib/(call|register-worker|request-id|restored-page|schemas/|use-storage-refused)',
  '/src/app/signed-in-area\\.',
  '/src/components/layout/storage-notice',
  '/src/components/ui/(banner|card|dialog|disclosure|progress|skeleton|text-area|tool-drawings)',
  '/src/components/print/(calculating|empty-state)',
  '/src/features/auth/(use-log-out|api/log-out)',
  '/packages/contract/src/(client-time|define-route|limits|fields|licenses|log-out|narrative|survey)\\.',
  '/src/features/survey/area/remembered-key',
  '/domain/src/(grouped-number|license-status|messages/storage)',
];

/** What stands around every signed-in screen but the survey. */
export const SHELL = [
  '/src/app/shell\\.',
  '/src/components/layout/(app-shell|user-menu)',
  '/src/lib/(date|download-file)\\.',
  '/domain/src/file-names\\.',
];

/** Who somebody is, and which keys they have: for those who log in, and for the account. */
export const ACCOUNTS = [
  '/packages/contract/src/(auth|credentials|given-keys|users)\\.',
  '/src/lib/known-devices',
  '/src/features/auth/api/(log-in|register)',
];

/** Data that is fetched and kept for a while: the account, purchases, settings. The main way of the survey does without. */
export const KEPT_DATA = ['/src/lib/(persons-data|use-shown-query|nothing-came)\\.', '/node_modules/@tanstack/'];

/** Screens of the account: seen one after the other, and small. */
export const ACCOUNT = [
  '/src/app/screens/account\\.',
  '/src/features/account/',
  '/src/components/ui/(table|waiting-place)',
  '/src/features/purchase/(use-checkout|api/create-checkout)',
];

/** The way to a key: four pages, seen one after the other. */
export const PURCHASE = [
  '/src/app/screens/(purchase-|enter-promo-code|sandbox-checkout)',
  '/src/features/purchase/(?!use-checkout|api/create-checkout)',
  '/src/components/ui/stepper',
];
