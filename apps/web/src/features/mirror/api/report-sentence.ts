import { reportMirrorSentence, type OwnMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const reportSentence = async (licenseCode: string, id: string): Promise<OwnMirror | null> =>
  (await call(reportMirrorSentence, { params: { licenseCode, id } })).mirror;
