import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, timestamp } from './fields.ts';
import {
  FORM_DATA_CHARACTERS_MAX,
  NAME_CHARACTERS_MAX,
  PAGE_CHARACTERS_MAX,
  VERSION_MAX,
  VISITED_ROUTES_CHARACTERS_MAX,
} from './limits.ts';
import { joinedNarrative } from './narrative.ts';
import { surveyItem } from './survey.ts';

/** Progress of one key: the form data as the person left it, and where they were. */

const page = z.string().check(z.maxLength(PAGE_CHARACTERS_MAX));
/** Counts the saves of this record; a save based on an older count answers 409 `stale_version`, and the caller merges. */
const version = z.int().check(z.minimum(0), z.maximum(VERSION_MAX));

const progress = {
  /** The form data as JSON text. */
  data: z.string().check(z.maxLength(FORM_DATA_CHARACTERS_MAX)),
  lastPageAccessed: page,
  /** Comma-joined, each page once. */
  visitedRoutes: z.string().check(z.maxLength(VISITED_ROUTES_CHARACTERS_MAX)),
};

export const saved = z.object({ version });

export const saveFingerprintDataBody = z.strictObject({
  ...progress,
  userId: id,
  licenseCode,
  baseVersion: z.optional(version),
});

export const saveFingerprintData = defineRoute({
  method: 'POST',
  path: '/fingerprintData/save-fingerprint-data',
  summary: 'Save the progress of a key',
  body: saveFingerprintDataBody,
  response: saved,
  status: 201,
});

/** As it was saved; whether each answer stands in its list was checked then. */
const kept = z.optional(z.string().check(z.maxLength(NAME_CHARACTERS_MAX)));
const profile = {
  gender: kept,
  age: kept,
  country: kept,
  state: kept,
  industry: kept,
  industryOther: kept,
  role: kept,
  education: kept,
  income: kept,
};

export const fingerprintRecord = z.object({
  ...progress,
  userId: id,
  licenseCode,
  version,
  updatedAt: timestamp,
  ...profile,
  surveyData: z.array(surveyItem),
  ...joinedNarrative,
  /** The values are confirmed or the result exists: nothing of it can be saved any more. */
  isFinal: z.boolean(),
});
export type FingerprintRecord = z.infer<typeof fingerprintRecord>;

export const getFingerprintData = defineRoute({
  method: 'GET',
  path: '/fingerprintData/data/{userId}/{licenseCode}',
  summary: 'The saved progress of a key; an empty list when nothing is saved',
  params: z.object({ userId: id, licenseCode }),
  response: z.object({ data: z.array(fingerprintRecord) }),
});

/** Start New: this key's answers and progress are gone. Refused once the key is completed or its values are confirmed. */
export const clearFingerprintData = defineRoute({
  method: 'DELETE',
  path: '/fingerprintData/data/{userId}/{licenseCode}',
  summary: 'Start New: clear the survey data of a key',
  params: z.object({ userId: id, licenseCode }),
  response: saved,
});
