import { SAMPLE_MESSAGES } from '@lf/domain/messages/sample';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { SAMPLE_MADE_AT, SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { publicContent } from './public-content.ts';

/** The invented result: public like a shared one, and its PDF is whole like its owner's. */
export const SAMPLE_FINGERPRINT = {
  content: publicContent(SAMPLE_NARRATIVE),
  isPublic: true,
  licenseCode: SAMPLE_CODE,
  shareCode: SAMPLE_CODE,
  own: undefined,
  sample: { narrative: SAMPLE_NARRATIVE, name: SAMPLE_MESSAGES.madeFor, madeAt: new Date(SAMPLE_MADE_AT) },
};
