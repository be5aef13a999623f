import { hideMirrorSentence, type OwnMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const hideSentence = async (licenseCode: string, id: string, hidden: boolean): Promise<OwnMirror | null> =>
  (await call(hideMirrorSentence, { params: { licenseCode, id }, body: { hidden } })).mirror;
