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

interface Saved {
  readonly data: readonly { readonly data: string }[];
}
interface Form {
  readonly flow?: string;
  readonly questions?: unknown;
}

const isUnasked = ({ flow = 'main', questions }: Form): boolean => flow === 'main' && questions === undefined;

/** Nothing was asked yet, neither in the record of the server nor in the draft on this device, which may be newer. */
export function beginsInterview({ data }: Saved, draft: string | null): boolean {
  const kept = draft === null ? {} : (JSON.parse(draft) as { readonly record: { readonly form: Form } }).record.form;
  return isUnasked(kept) && data.every((saved) => isUnasked(JSON.parse(saved.data) as Form));
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
