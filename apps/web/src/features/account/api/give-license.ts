import { giveLicense } from '@lf/contract/given-keys';
import { call } from '../../../lib/call.ts';

export const giveKey = (licenseCode: string, email: string) =>
  call(giveLicense, { params: { licenseCode }, body: email === '' ? {} : { email } });
