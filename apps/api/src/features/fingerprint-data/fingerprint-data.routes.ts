import { clearFingerprintData, getFingerprintData, saveFingerprintData } from '@lf/contract/fingerprint-data';
import { saveSurveyData } from '@lf/contract/narrative';
import { saveAboutYou, saveProfessionalLife } from '@lf/contract/profile';
import {
  readProgress,
  saveAnswers,
  saveDemographics,
  saveItems,
  saveProgress,
  startNew,
} from './fingerprint-data.service.ts';
import { createSaveDraft } from './drafts.repo.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function fingerprintDataRoutes(mount: Mount, { db }: ApiContext): void {
  const saveDraft = createSaveDraft(db);
  mount(getFingerprintData, async ({ user, params }) => ({ data: await readProgress(db, user, params) }));
  mount(saveFingerprintData, ({ user, body }) => saveProgress(db, saveDraft, user, body));
  mount(saveAboutYou, ({ user, body }) => saveDemographics(db, user, body));
  mount(saveProfessionalLife, ({ user, body: { licenseCode, ...answers } }) =>
    saveAnswers(db, { userId: user.id, licenseCode }, 'professional_life', answers),
  );
  mount(saveSurveyData, async ({ user, body }) => {
    await saveItems(db, { userId: user.id, licenseCode: body.licenseCode }, body.surveyData);
    return { saved: body.surveyData.length };
  });
  mount(clearFingerprintData, ({ user, params }) => startNew(db, user, params));
}
