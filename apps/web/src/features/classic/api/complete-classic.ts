import { setLicenseStatus } from '@lf/contract/licenses';
import { saveValues } from '@lf/contract/narrative';
import type { ClassicAnswers } from '@lf/domain/classic/answers';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';

interface OwnKey {
  readonly userId: string;
  readonly licenseCode: string;
}

/** Saves the narrative in the older form (joined texts), the parts that have none beside it, and marks the key completed. Done before, it is done: a retry changes nothing. */
export async function completeClassic(key: OwnKey, answers: ClassicAnswers): Promise<void> {
  const { craftNarrative, toJoinedNarrative } = await import('@lf/domain/classic/narrative');
  try {
    const narrative = craftNarrative(answers);
    const { archetypeParts, triggerParts, evidence } = narrative;
    await call(saveValues, {
      body: { ...key, ...toJoinedNarrative(narrative), archetypeParts, triggerParts, evidence: [...evidence] },
    });
  } catch (error) {
    // An earlier attempt got through and froze the record; what is missing is at most the status.
    if (!(error instanceof ApiError && error.statusCode === 409)) throw error;
  }
  await call(setLicenseStatus, { body: { licenseCode: key.licenseCode, newStatus: 'completed' } });
}
