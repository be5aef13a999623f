import { normaliseEmail } from '@lf/domain/email';
import { findUserByEmail } from '../features/users/users.repo.ts';
import { OperatorError, required, type CommandInput } from './command.ts';

/** The person whom `--email` names. */
export async function userOf({ db, flags }: CommandInput) {
  const email = normaliseEmail(required(flags, 'email'));
  const user = await findUserByEmail(db, email);
  if (!user) throw new OperatorError(`nobody has the address ${email}`);
  return user;
}
