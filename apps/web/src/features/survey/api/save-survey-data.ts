import { saveSurveyData } from '@lf/contract/narrative';
import { call } from '../../../lib/call.ts';
import { surveyDataOf } from '../interview/survey-data.ts';
import type { SurveyForm } from '@lf/contract/form-data';

/** Sends the questions and answers whenever one of them has changed; after a failure the next save sends them again. */
export function createSurveyDataSaver(licenseCode: string): (form: SurveyForm) => Promise<void> {
  let sent = '[]';
  return async (form) => {
    const surveyData = surveyDataOf(form);
    const text = JSON.stringify(surveyData);
    if (text === sent) return;
    try {
      await call(saveSurveyData, { body: { licenseCode, surveyData } });
      sent = text;
    } catch {
      // The form data holds the same answers, and the next save tries again.
    }
  };
}
