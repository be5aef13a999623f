import { INDUSTRY_OTHER } from '@lf/domain/profile-options';
import type { SurveyForm } from '@lf/contract/form-data';

export interface AboutYou {
  readonly gender: string;
  readonly age: string;
  readonly country: string;
  readonly state: string;
}

export interface ProfessionalLife {
  readonly industry: string;
  readonly industryOther?: string;
  readonly role: string;
  readonly education: string;
  readonly income: string;
}

export function aboutYouOf(form: SurveyForm): AboutYou {
  const { gender = '', age = '', country = '', state = '' } = form['about-you'] ?? {};
  return { gender, age, country, state };
}

/** Another country has other states: the chosen one no longer holds. */
export function withAboutYou(form: SurveyForm, change: Partial<AboutYou>): SurveyForm {
  const before = aboutYouOf(form);
  const state = change.country !== undefined && change.country !== before.country ? { state: '' } : {};
  return { ...form, 'about-you': { ...form['about-you'], ...before, ...change, ...state } };
}

export function professionalLifeOf(form: SurveyForm): ProfessionalLife {
  const {
    industry = '',
    industryOther = '',
    role = '',
    education = '',
    income = '',
  } = form['your-professional-life'] ?? {};
  // The own words stay in the form for whoever changes their mind; they count only for 'Other'.
  return { industry, ...(industry === INDUSTRY_OTHER ? { industryOther } : {}), role, education, income };
}

export function withProfessionalLife(form: SurveyForm, change: Partial<ProfessionalLife>): SurveyForm {
  return { ...form, 'your-professional-life': { ...form['your-professional-life'], ...change } };
}
