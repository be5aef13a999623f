import { changeEmail } from '@lf/contract/account';
import type { RouteBody } from '@lf/contract/define-route';
import { call } from '../../../lib/call.ts';

export async function askForNewEmail(body: RouteBody<typeof changeEmail>): Promise<readonly string[]> {
  return (await call(changeEmail, { body })).messages;
}
