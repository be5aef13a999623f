import { inviteToMirror, type OwnMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const invitePeople = async (licenseCode: string, emails: readonly string[]): Promise<OwnMirror | null> =>
  (await call(inviteToMirror, { params: { licenseCode }, body: { emails: [...emails] } })).mirror;
