import type { LoadCall } from './measure.ts';

/** A save of the form of a key; `form` is what stands in it besides the number of the call. */
export const saveAnswer = (amount: number, form: object = {}): LoadCall => ({
  name: 'save-answer',
  method: 'POST',
  path: '/api/fingerprintData/save-fingerprint-data',
  amount,
  body: (person, count) => ({
    userId: person.id,
    licenseCode: person.licenseCode,
    data: JSON.stringify({ ...form, count }),
    lastPageAccessed: 'earliest-memory',
    visitedRoutes: 'about-you',
  }),
});

export const listKeys = (amount: number): LoadCall => ({
  name: 'licenses',
  method: 'GET',
  path: '/api/users/me/licenses',
  amount,
});

export const publicResult = (amount: number, code: string): LoadCall => ({
  name: 'public result',
  method: 'GET',
  path: `/api/fingerprints/${code}`,
  amount,
});
