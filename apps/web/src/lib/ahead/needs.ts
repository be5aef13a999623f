import type { AddressParts } from '../address-of.ts';

/** One question to the API whose answer a screen cannot be drawn without. */
export interface Need {
  readonly path: string;
  readonly params?: AddressParts;
}

/** The part of the stored session that is looked at. */
export interface Person {
  readonly userId: string;
  readonly licenseCode: string | null;
}

/** As the contract has them; the contract itself would bring its schemas along, which a page cannot carry inside. */
const LICENSES = '/users/me/licenses';
const ORDERS = '/users/me/orders';
const ANSWERS = '/fingerprintData/data/{userId}/{licenseCode}';
const NARRATIVE = '/narrative/get-values/{id}';

/** Steps have names in small letters, keys have codes in capitals. */
const STEP = /^\/digital-fingerprint\/[a-z][a-z\d-]*\/?$/;
const LEADS_TO_RESULT = /\/your-fingerprint\/?$/;
const RESULT = /^\/digital-fingerprint\/([A-Z\d-]+)\/?$/;
const ACCOUNT = /^\/account\/?$/;

function needsOfStep(pathname: string, { userId, licenseCode }: Person): readonly Need[] {
  if (licenseCode === null) return [{ path: LICENSES }];
  const answers: Need = { path: ANSWERS, params: { userId, licenseCode } };
  return LEADS_TO_RESULT.test(pathname) ? [answers, { path: NARRATIVE, params: { id: licenseCode } }] : [answers];
}

/** What the screen at an address asks the API for first, for somebody who is signed in. */
export function needsOf(pathname: string, person: Person): readonly Need[] {
  if (ACCOUNT.test(pathname)) return [{ path: LICENSES }, { path: ORDERS }];
  if (STEP.test(pathname)) return needsOfStep(pathname, person);
  const code = RESULT.exec(pathname)?.[1];
  return code === undefined ? [] : [{ path: NARRATIVE, params: { id: code } }];
}
