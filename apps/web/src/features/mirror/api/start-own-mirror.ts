import { startMirror, type OwnMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const startOwnMirror = async (licenseCode: string): Promise<OwnMirror | null> =>
  (await call(startMirror, { params: { licenseCode } })).mirror;
