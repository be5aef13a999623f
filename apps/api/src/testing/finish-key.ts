import { giveKeyTo } from './give-key.ts';
import { SHORT_FINGERPRINT } from './sample-fingerprints.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** A key of this person's with a finished result, made over HTTP; returns its code. */
export async function finishKeyOf(api: TestApi, user: TestUser): Promise<string> {
  const licenseCode = await giveKeyTo(api, user);
  const answers = [
    await api.call('POST', '/narrative/save-values', {
      token: user.token,
      body: { userId: user.id, licenseCode, ...SHORT_FINGERPRINT },
    }),
    await api.call('POST', '/users/me/license-status', {
      token: user.token,
      body: { licenseCode, newStatus: 'completed' },
    }),
  ];
  if (answers.some(({ status }) => status >= 300))
    throw new Error(`the key was not finished: ${JSON.stringify(answers)}`);
  return licenseCode;
}
