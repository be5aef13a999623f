import { closeMirror, type OwnMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const closeOwnMirror = async (licenseCode: string): Promise<OwnMirror | null> =>
  (await call(closeMirror, { params: { licenseCode } })).mirror;
