import { saveAboutYou, saveProfessionalLife } from '@lf/contract/fingerprint-data';
import { call } from '../../../lib/call.ts';
import type { AboutYou, ProfessionalLife } from '../profile/profile-answers.ts';

export async function sendAboutYou(licenseCode: string, answers: AboutYou): Promise<void> {
  await call(saveAboutYou, { body: { licenseCode, ...answers } });
}

export async function sendProfessionalLife(licenseCode: string, answers: ProfessionalLife): Promise<void> {
  await call(saveProfessionalLife, { body: { licenseCode, ...answers } });
}
