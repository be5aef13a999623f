import { reportMirror } from '@lf/contract/mirror';
import { call } from '../../../lib/call.ts';

export const reportInvitation = (secret: string, text: string): Promise<null> =>
  call(reportMirror, { body: { secret, ...(text.trim() === '' ? {} : { text }) } });
