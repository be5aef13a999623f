import { clearFingerprintData, getFingerprintData, saveFingerprintData } from '@lf/contract/fingerprint-data';
import { parseFormData } from '@lf/contract/form-data';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { SaveError, type SaveFailure, type SurveyServer } from '../session/saved-record.ts';
import { createSurveyDataSaver } from './save-survey-data.ts';
import type { SurveyRecord } from '../session/survey-record.ts';

/** Browsers carry at most 64 kB out of a page that closes; what is longer waits in the draft. */
const LEAVING_BYTES_MAX = 60_000;

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'away';
  if (error.statusCode === 401) return 'signed-out';
  if (error.code === 'stale_version') return 'stale';
  if (error.statusCode === 409) return 'frozen';
  return error.statusCode >= 500 || error.statusCode === 429 ? 'away' : 'refused';
}

async function orSaveError<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    throw new SaveError(failureOf(error), error);
  }
}

/** The key's record on the server, through the contract's calls. */
export function createSurveyServer(userId: string, licenseCode: string): SurveyServer {
  const params = { userId, licenseCode };
  const saveSurveyData = createSurveyDataSaver(licenseCode);
  return {
    async load() {
      const { data } = await orSaveError(call(getFingerprintData, { params }));
      const saved = data[0];
      if (saved === undefined) return undefined;
      const record: SurveyRecord = {
        form: parseFormData(saved.data),
        lastPageAccessed: saved.lastPageAccessed,
        visitedRoutes: saved.visitedRoutes === '' ? [] : saved.visitedRoutes.split(','),
      };
      return { record, version: saved.version, isFinal: saved.isFinal };
    },
    async save(record, baseVersion, { leaving = false } = {}) {
      const body = {
        ...params,
        data: JSON.stringify(record.form),
        lastPageAccessed: record.lastPageAccessed,
        visitedRoutes: record.visitedRoutes.join(','),
        baseVersion,
      };
      if (leaving && new TextEncoder().encode(body.data).length > LEAVING_BYTES_MAX) throw new SaveError('refused');
      const { version } = await orSaveError(call(saveFingerprintData, { body }, { keepalive: leaving }));
      if (!leaving) void saveSurveyData(record.form);
      return version;
    },
    async clear() {
      return (await orSaveError(call(clearFingerprintData, { params }))).version;
    },
  };
}
