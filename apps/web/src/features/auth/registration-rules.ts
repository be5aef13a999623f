import * as z from 'zod/mini';
import { registerBody } from '@lf/contract/users';
import type { FormRules } from '../../lib/use-form.ts';
import { registerAccount } from './api/register-account.ts';

const CONSENT_NEEDED = 'Please tick this box: we read your answers only if you agree.';

const registrationForm = z.extend(registerBody, { consent: z.literal('on', CONSENT_NEEDED) });

export const registrationRules: FormRules<typeof registrationForm> = {
  schema: registrationForm,
  submit: ({ consent: _given, ...account }) => registerAccount({ ...account, consent: true }),
};
