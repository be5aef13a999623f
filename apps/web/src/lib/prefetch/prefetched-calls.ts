import type { AddressParts } from '../address-of.ts';

/** A call of the API whose answer a screen cannot be drawn without. */
export interface PrefetchedCall {
  readonly path: string;
  readonly params?: AddressParts;
}

/** The part of the stored session that is read. */
export interface Person {
  readonly userId: string;
  readonly licenseCode: string | null;
}

/** As the contract has them; the contract itself would bring its schemas along, which a page cannot carry inside. */
const LICENSES = '/users/me/licenses';
const ORDERS = '/users/me/orders';
const ANSWERS = '/fingerprintData/data/{userId}/{licenseCode}';
const NARRATIVE = '/narrative/get-values/{id}';
const NEXT_QUESTION = '/survey/next-question';

/** Steps have names in small letters, keys have codes in capitals. */
const STEP = /^\/digital-fingerprint\/[a-z][a-z\d-]*\/?$/;
const INTERVIEW = /\/earliest-memory\/?$/;
const LEADS_TO_RESULT = /\/your-fingerprint\/?$/;
const RESULT = /^\/digital-fingerprint\/([A-Z\d-]+)\/?$/;
const ACCOUNT = /^\/account\/?$/;

function callsOfStep(pathname: string, { userId, licenseCode }: Person): readonly PrefetchedCall[] {
  if (licenseCode === null) return [{ path: LICENSES }];
  const answers: PrefetchedCall = { path: ANSWERS, params: { userId, licenseCode } };
  return LEADS_TO_RESULT.test(pathname) ? [answers, { path: NARRATIVE, params: { id: licenseCode } }] : [answers];
}

/** Whether the answer of this call tells if the first question is to be asked for. */
export const tellsWhatWasAsked = (pathname: string, path: string): boolean =>
  INTERVIEW.test(pathname) && path === ANSWERS;

interface Draft {
  readonly record: { readonly form: { readonly flow?: string; readonly questions?: unknown } };
}

/** As far as this device knows, nothing was asked yet: its draft has no question, or there is none. */
export function mayBegin(draft: string | null): boolean {
  if (draft === null) return true;
  try {
    const { flow = 'main', questions } = (JSON.parse(draft) as Draft).record.form;
    return flow === 'main' && questions === undefined;
  } catch {
    return false;
  }
}

/** The first question of the interview, as the interview itself asks for it. */
export const firstQuestionOf = (userId: string, licenseCode: string) => ({
  path: NEXT_QUESTION,
  body: { user_id: userId, license_code: licenseCode, survey_data: [], additional_questions_requested: 0 },
});

/** What the screen at an address asks the API for first, for somebody who is signed in. */
export function prefetchedCallsOf(pathname: string, person: Person): readonly PrefetchedCall[] {
  if (ACCOUNT.test(pathname)) return [{ path: LICENSES }, { path: ORDERS }];
  if (STEP.test(pathname)) return callsOfStep(pathname, person);
  const code = RESULT.exec(pathname)?.[1];
  return code === undefined ? [] : [{ path: NARRATIVE, params: { id: code } }];
}
