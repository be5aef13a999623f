import { saveAboutYou, saveProfessionalLife } from '@lf/contract/profile';
import { call } from '../../../lib/call.ts';
import type { AboutYou, ProfessionalLife } from '../profile/profile-answers.ts';

/** Whoever has no connection is not kept waiting for long: the answers are in the draft as well. */
const PROFILE_SAVE_MS = 8_000;

export async function sendAboutYou(licenseCode: string, answers: AboutYou): Promise<void> {
  await call(saveAboutYou, { body: { licenseCode, ...answers } }, { timeoutMs: PROFILE_SAVE_MS });
}

export async function sendProfessionalLife(licenseCode: string, answers: ProfessionalLife): Promise<void> {
  await call(saveProfessionalLife, { body: { licenseCode, ...answers } }, { timeoutMs: PROFILE_SAVE_MS });
}
