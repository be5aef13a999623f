import type { TestApi, TestUser } from './test-api.ts';

/** Saves the form of a key as the browser of its person does. */
export const saveForm = (api: TestApi, user: TestUser, licenseCode: string, form: unknown, baseVersion?: number) =>
  api.call('POST', '/fingerprintData/save-fingerprint-data', {
    token: user.token,
    body: {
      userId: user.id,
      licenseCode,
      data: JSON.stringify(form),
      lastPageAccessed: 'earliest-memory',
      visitedRoutes: 'earliest-memory',
      ...(baseVersion === undefined ? {} : { baseVersion }),
    },
  });

export interface SavedRecord {
  readonly data: string;
  readonly version: number;
  readonly surveyData: readonly { readonly question: string; readonly answer: string }[];
}

/** The record of a key as its person gets it; undefined while nothing is saved. */
export async function loadRecord(api: TestApi, user: TestUser, licenseCode: string): Promise<SavedRecord | undefined> {
  const { body } = await api.call('GET', `/fingerprintData/data/${user.id}/${licenseCode}`, { token: user.token });
  return (body as { data: SavedRecord[] }).data[0];
}
