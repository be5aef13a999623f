import * as z from 'zod/mini';
import { isCountry } from '@lf/domain/countries';
import { AGES, EDUCATIONS, GENDERS, INCOMES, INDUSTRIES } from '@lf/domain/profile-options';
import { licenseCode } from './fields.ts';
import { NAME_CHARACTERS_MAX } from './limits.ts';

/** A dropdown left alone is an empty text; anything else must stand in its list. */
const unanswered = z.literal('');
const freeText = z.string().check(z.trim(), z.maxLength(NAME_CHARACTERS_MAX));

export const aboutYou = {
  gender: z.union([z.enum(GENDERS), unanswered]),
  age: z.union([z.enum(AGES), unanswered]),
  country: z.string().check(z.refine((name) => name === '' || isCountry(name), 'Please choose a country from the list.')),
  /** Whether the state belongs to the country is checked on the server: the list of regions is heavy. */
  state: freeText,
};

export const professionalLife = {
  industry: z.union([z.enum(INDUSTRIES), unanswered]),
  /** The person's own words when the industry is 'Other'. */
  industryOther: z.optional(freeText),
  role: freeText,
  education: z.union([z.enum(EDUCATIONS), unanswered]),
  income: z.union([z.enum(INCOMES), unanswered]),
};

export const aboutYouBody = z.strictObject({ ...aboutYou, licenseCode });
export const professionalLifeBody = z.strictObject({ ...professionalLife, licenseCode });
