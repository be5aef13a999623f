import { requestRecoverPassword } from '@lf/contract/users';
import { call } from '../../../lib/call.ts';

export async function requestRecoveryMail(email: string): Promise<void> {
  await call(requestRecoverPassword, { body: { email, url: location.origin } });
}
