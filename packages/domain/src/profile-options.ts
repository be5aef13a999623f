export const PREFER_NOT_TO_SAY = 'I prefer not to say';
/** Choosing this industry opens a field for the person's own words. */
export const INDUSTRY_OTHER = 'Other';

export const GENDERS = ['Male', 'Female', PREFER_NOT_TO_SAY] as const;

export const AGES = ['18 - 24', '25 - 34', '35 - 44', '45 - 54', '55 - 64', '65 +', PREFER_NOT_TO_SAY] as const;

export const INDUSTRIES = [
  'Agriculture, Forestry, Mining',
  'Construction, Manufacturing',
  'Energy, Utilities',
  'Transport, Logistics',
  'Media, Entertainment',
  'Information Technology',
  'Healthcare',
  'Education',
  'Life Sciences',
  'Retail',
  'Hospitality, Travel',
  'Public Service',
  'Financial Services, Banking',
  'Professional Services',
  INDUSTRY_OTHER,
  PREFER_NOT_TO_SAY,
] as const;

export const EDUCATIONS = [
  'No schooling completed',
  'Some high school, no diploma',
  'High school graduate',
  'Some college, no degree',
  'Vocational training',
  "Associate's degree",
  "Bachelor's degree",
  "Master's degree",
  'Professional degree',
  'Doctorate degree',
  PREFER_NOT_TO_SAY,
] as const;

export const INCOMES = [
  'Below $25,000',
  '$25,000 - $49,999',
  '$50,000 - $74,999',
  '$75,000 - $99,999',
  '$100,000 - $149,999',
  '$150,000 - $199,999',
  '$200,000 and above',
  PREFER_NOT_TO_SAY,
] as const;

export function isOption<O extends string>(options: readonly O[], answer: string): answer is O {
  return (options as readonly string[]).includes(answer);
}
