import { loginBody } from '@lf/contract/auth';
import type { FormRules } from '../../lib/use-form.ts';
import { logIn } from './api/log-in.ts';

export const logInRules: FormRules<typeof loginBody> = { schema: loginBody, submit: logIn };
