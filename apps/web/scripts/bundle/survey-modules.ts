/** What every step of the survey stands on; the steps themselves come in three files, each fetched before it is needed. */
export const SURVEY = [
  '/src/app/(screens/survey|survey/(open-ahead|step-screens|classic-step-screens))\\.',
  '/src/features/survey/(area/(?!find-key)|layout/|session/)',
  '/src/features/survey/api/(survey-server|save-survey-data)',
  '/src/features/survey/interview/(interview|survey-data|earlier-answers|asking-failed|word-count|writing-field)\\.',
  '/src/features/survey/profile/profile-answers',
  '/src/features/survey/(final/archetype-texts|order/no-values|safety/late-safety-notice)\\.',
  '/src/features/classic/(api/list-phrases|late-archetype)\\.',
  '/domain/src/(classic/answers|move-to|value-list|messages/add-values)\\.',
];

/** Help lines of many countries, and the notice around them. */
export const SAFETY = ['/src/features/survey/safety/', '/domain/src/help-lines'];

/** The list of values in their order, and its drag handles. */
export const ORDER = ['/src/features/survey/order/', '/domain/src/value-order\\.'];

/** The interview, and the page that leads to it. */
export const INTERVIEW = [
  '/src/features/survey/interview/',
  '/src/features/survey/api/(ask-next-question|question-stream)',
  '/packages/contract/src/question-for-draft\\.',
  '/src/features/survey/steps/(a-few-questions|earliest-memory)',
];

/** The first pages of the survey: what comes, and who answers. */
export const OPENING = [
  '/src/app/survey/before-we-begin',
  '/src/features/survey/steps/(what-to-expect|before-we-begin|flow-choice|start-new|about-you|your-professional)',
  '/src/features/survey/profile/',
];

/** What the service found in the answers. */
export const DETECTED = [
  '/src/features/survey/values/(use-detected-values|detected-result|proposals|own-sentences|sentence-list|told-sentences|value-choices)\\.',
  '/src/features/survey/api/detect-values',
  '/domain/src/messages/potential-values\\.',
];

/** The values that were heard. */
export const VALUES = [
  '/src/features/survey/values/(?!add-value|editable-value|sentence-for-value|write-sentence)',
  '/src/features/survey/steps/potential-values',
];

/** What is added to them. */
export const ADDED = [
  '/src/features/survey/values/',
  '/src/features/survey/api/check-own-sentence',
  '/src/features/survey/steps/add-values',
];

/** The last page before the values are final. */
export const FINAL = [
  '/src/features/survey/final/',
  '/src/features/survey/api/confirm-fingerprint',
  '/src/features/survey/steps/confirm-fingerprint',
  '/domain/src/messages/confirm-fingerprint\\.',
];

/** What plays sound and films; the films have more around them. */
export const PLAYER = ['/src/features/media/(?!film-list|guided-video|use-full-screen|use-watched|watched-)'];

export const FILMS = ['/src/features/media/', '/src/app/survey/video-'];
