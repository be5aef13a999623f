import { expect, test } from 'vitest';
import * as account from './account.ts';
import * as addValues from './add-values.ts';
import * as again from './again.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as classic from './classic.ts';
import * as classicPrompts from './classic-prompts.ts';
import * as confirmEmail from './confirm-email.ts';
import * as confirmFingerprint from './confirm-fingerprint.ts';
import * as keys from './keys.ts';
import * as mirror from './mirror.ts';
import * as mirrorFriend from './mirror-friend.ts';
import * as mirrorOwner from './mirror-owner.ts';
import * as mirrorPage from './mirror-page.ts';
import * as mirrorPlace from './mirror-place.ts';
import * as mirrorReplied from './mirror-replied.ts';
import * as potentialValues from './potential-values.ts';
import * as privacy from './privacy.ts';
import * as purpose from './purpose.ts';
import * as purposeTerms from './purpose-terms.ts';
import * as purchase from './purchase.ts';
import * as result from './result.ts';
import * as settings from './settings.ts';
import * as shell from './shell.ts';
import * as sideBySide from './side-by-side.ts';
import * as sideBySideScreens from './side-by-side-screens.ts';
import * as survey from './survey.ts';
import * as surveyOpening from './survey-opening.ts';

/** Every text, however deep; of one that is put together, the function that does it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value).replaceAll(/\$\{[^}]*\}|=>|'[^' ]*'/gu, '')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The spec's own, to the letter: they stay as they are. */
const LITERAL: ReadonlySet<string> = new Set([
  "I'm Sure",
  'Loading...',
  'No active survey session is found.',
  "Please, don't use numbers and special characters in your values",
  'Submit Answer',
  'We are now calculating Values for your review....',
]);

const texts = textsIn([
  account,
  again,
  audit,
  mirror,
  mirrorFriend,
  mirrorOwner,
  mirrorPage,
  mirrorPlace,
  mirrorReplied,
  sideBySide,
  sideBySideScreens,
  auth,
  classic,
  classicPrompts,
  keys,
  privacy,
  purchase,
  purpose,
  purposeTerms,
  result,
  settings,
  shell,
  survey,
  surveyOpening,
  addValues,
  confirmEmail,
  confirmFingerprint,
  potentialValues,
]).filter((text) => !LITERAL.has(text));

test.each([
  [
    'words of the machine room',
    /\b(?:session|token|server|request|invalid|sandbox|placeholders?|submit|script|JSON|URL|processed|retry)\b/iu,
  ],
  ['another spelling of email', /e-mail/iu],
  ['exclamation marks', /!/u],
  ['typewriter quotes and dots', /\w['"]\w|\.\.\./u],
])('no text of ours has %s', (_, unwanted) => {
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => unwanted.test(text))).toEqual([]);
});
