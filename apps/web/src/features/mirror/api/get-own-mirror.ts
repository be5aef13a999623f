import { getMirror, type OwnMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const getOwnMirror = async (licenseCode: string): Promise<OwnMirror | null> =>
  (await call(getMirror, { params: { licenseCode } })).mirror;
