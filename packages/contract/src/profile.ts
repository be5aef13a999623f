import * as z from 'zod/mini';
import { isCountry } from '@lf/domain/countries';
import { AGES, EDUCATIONS, GENDERS, INCOMES, INDUSTRIES, isOption } from '@lf/domain/profile-options';
import { defineRoute } from './define-route.ts';
import { licenseCode } from './fields.ts';
import { saved } from './fingerprint-data.ts';
import { NAME_CHARACTERS_MAX } from './limits.ts';

/** A dropdown left alone is an empty text; anything else must stand in its list. */
const chosen = (isListed: (answer: string) => boolean, label: string) =>
  z.string().check(
    z.maxLength(NAME_CHARACTERS_MAX),
    z.refine((answer) => answer === '' || isListed(answer), `Please choose your ${label} from the list.`),
  );
const oneOf = (options: readonly string[], label: string) => chosen((answer) => isOption(options, answer), label);
const freeText = z.string().check(z.maxLength(NAME_CHARACTERS_MAX));

export const aboutYou = {
  gender: oneOf(GENDERS, 'gender'),
  age: oneOf(AGES, 'age'),
  country: chosen(isCountry, 'country'),
  /** Whether the state belongs to the country is checked on the server: the list of regions is heavy. */
  state: freeText,
};

export const professionalLife = {
  industry: oneOf(INDUSTRIES, 'industry'),
  /** The person's own words when the industry is 'Other'. */
  industryOther: z.optional(freeText),
  role: freeText,
  education: oneOf(EDUCATIONS, 'education'),
  income: oneOf(INCOMES, 'income'),
};

export const aboutYouBody = z.strictObject({ ...aboutYou, licenseCode });
export const professionalLifeBody = z.strictObject({ ...professionalLife, licenseCode });

export const saveAboutYou = defineRoute({
  method: 'POST',
  path: '/fingerprintData/save-about-you',
  summary: 'Save the answers of About You',
  body: aboutYouBody,
  response: saved,
  status: 201,
});

export const saveProfessionalLife = defineRoute({
  method: 'POST',
  path: '/fingerprintData/save-professional-life',
  summary: 'Save the answers of Your Professional Life',
  body: professionalLifeBody,
  response: saved,
  status: 201,
});
