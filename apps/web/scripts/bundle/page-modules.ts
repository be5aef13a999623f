/** Faces, tokens and what has no class, in a sheet of its own: every page has all of it inside, and none asks for it. */
export const BASE_STYLES = ['/src/styles/'];

/** What every page is made of, in one file: a dozen small ones would cost more in headers than in words. */
export const FIRST_PAGE = [
  '/src/entry-client',
  '/src/app/(?!brought-link|greeting|route-review|signed-in-area|shell|signed-out-page)[^/]+$',
  '/src/components/layout/(?!app-shell|background-shape\\.tsx|late-code|not-loaded|storage-notice|user-menu)',
  '/src/components/ui/(alert|button|class-names|control|field|icon\\b|icon-button|link-button|ridge-ink|spinner|visually-hidden)',
  '/src/components/print/ridge-print\\.module',
  '/src/lib/(after-paint|api-error|arrived-data|brought|browser-storage|deferred-hydration/hydration-marks|document-title|inline-config|money|new-uuid|prefetch/|router/(?!use-blocker)|runtime-config|session|use-hydrated\\.|use-online|use-screen-effect|use-session|when-idle)',
  '/packages/contract/src/runtime-config\\.',
  '/domain/src/(limits|messages/shell)\\.',
];

/** Decoration: it comes when the words stand. */
export const RIDGES = [
  '/src/components/(layout/background-shape|print/ridge-print)',
  '/domain/src/(decorative-shape|progress-ridges|fingerprint-art/(draw-ridges|seeded))\\.',
];

/** Of their own: strangers who reply to a mirror, or were given a link, need neither the survey nor the account for them. */
export const CONTROLS = [
  '/src/app/brought-link\\.',
  '/src/components/(layout/(late-code|not-loaded)|print/late-ridge-print|ui/(copy-button|named-words|select))\\.',
  '/src/lib/(later|use-stored-elsewhere)\\.',
  '/domain/src/(archetype-key|value-name)\\.',
];

/** Forms, and the page around those of people who are not signed in. Which form it is comes in a file of its own. */
export const FORMS = [
  '/src/app/signed-out-page',
  '/src/app/(landing/(landing-facts|facts\\.module)|greeting)',
  '/src/features/auth/(auth-form|submit-button|use-login-after)',
  '/src/components/ui/password',
  '/src/lib/(use-form|use-hydrated-unpressed)',
  '/domain/src/messages/(greetings|landing-short|second-step-label)\\.',
];

/** What the first pages explain, once nothing else is to be done. */
export const FACTS = ['/src/app/landing/', '/domain/src/messages/landing\\.'];

/** A result as everybody sees it. */
export const RESULT = [
  '/src/app/screens/public-fingerprint',
  '/src/features/result/(archetype|download-button|fingerprint-picture|get-fingerprint|group-ink|result-sheet|still-picture|trigger-list|use-first-look|use-public|value-)',
];

/** What asks for a result. Every file of its own is named in everybody's first page. */
export const FINGERPRINTS = [
  '/src/features/result/api/(get-fingerprint|get-narrative)',
  '/packages/contract/src/fingerprints\\.',
];

/** The reminder after a year, in the settings and on the page of then and now; and the list that this page and the account show. */
export const AGAIN = [
  '/src/features/(over-time/reminder-switch|result/api/list-fingerprints)',
  '/packages/contract/src/again\\.',
  '/domain/src/messages/again\\.',
];

/** Long texts, for a result and for the last pages before it. They come after the words of a page. */
export const ARCHETYPES = ['/domain/src/archetypes'];
