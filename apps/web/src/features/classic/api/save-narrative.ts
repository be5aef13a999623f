import { saveValues } from '@lf/contract/narrative';
import type { ClassicAnswers } from '@lf/domain/classic-answers';
import { craftNarrative, toJoinedNarrative } from '@lf/domain/classic-narrative';
import { call } from '../../../lib/call.ts';

/** Saves the narrative of the classic flow in the older form: joined texts. */
export function saveNarrative(userId: string, licenseCode: string, answers: ClassicAnswers) {
  return call(saveValues, { body: { userId, licenseCode, ...toJoinedNarrative(craftNarrative(answers)) } });
}
