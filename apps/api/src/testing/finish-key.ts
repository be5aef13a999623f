import { giveKeyTo } from './give-key.ts';
import { SHORT_FINGERPRINT } from './sample-fingerprints.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** The result of this key as the browser saves it. */
export const saveResult = (api: TestApi, user: TestUser, licenseCode: string, result: object = SHORT_FINGERPRINT) =>
  api.call('POST', '/narrative/save-values', {
    token: user.token,
    body: { userId: user.id, licenseCode, ...result },
  });

export const completeKey = (api: TestApi, user: TestUser, licenseCode: string) =>
  api.call('POST', '/users/me/license-status', { token: user.token, body: { licenseCode, newStatus: 'completed' } });

/** A key of this person's with a finished result, made over HTTP; returns its code. */
export async function finishKeyOf(api: TestApi, user: TestUser, result: object = SHORT_FINGERPRINT): Promise<string> {
  const licenseCode = await giveKeyTo(api, user);
  const answers = [await saveResult(api, user, licenseCode, result), await completeKey(api, user, licenseCode)];
  if (answers.some(({ status }) => status >= 300))
    throw new Error(`the key was not finished: ${JSON.stringify(answers)}`);
  return licenseCode;
}
