import * as z from 'zod/mini';
import { email } from '@lf/contract/credentials';
import type { FormRules } from '../../lib/use-form.ts';
import { requestRecoveryMail } from './api/request-recover-password.ts';

const forgotPasswordForm = z.object({ email });

export const forgotPasswordRules: FormRules<typeof forgotPasswordForm> = {
  schema: forgotPasswordForm,
  submit: (form) => requestRecoveryMail(form.email),
};
