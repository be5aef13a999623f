import { setLicenseStatus } from '@lf/contract/licenses';
import { saveValues } from '@lf/contract/narrative';
import type { ClassicAnswers } from '@lf/domain/classic/answers';
import { craftNarrative, toJoinedNarrative } from '@lf/domain/classic/narrative';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';

interface OwnKey {
  readonly userId: string;
  readonly licenseCode: string;
}

/** Saves the narrative in the older form (joined texts) and marks the key completed. Done before, it is done: a retry changes nothing. */
export async function completeClassic(key: OwnKey, answers: ClassicAnswers): Promise<void> {
  try {
    await call(saveValues, { body: { ...key, ...toJoinedNarrative(craftNarrative(answers)) } });
  } catch (error) {
    // An earlier attempt got through and froze the record; what is missing is at most the status.
    if (!(error instanceof ApiError && error.statusCode === 409)) throw error;
  }
  await call(setLicenseStatus, { body: { licenseCode: key.licenseCode, newStatus: 'completed' } });
}
