import { inviteToMirror, type InvitedToMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const invitePeople = (licenseCode: string, emails: readonly string[]): Promise<InvitedToMirror> =>
  call(inviteToMirror, { params: { licenseCode }, body: { emails: [...emails] } });
