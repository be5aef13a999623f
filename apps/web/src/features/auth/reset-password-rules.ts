import * as z from 'zod/mini';
import { email, newPassword } from '@lf/contract/credentials';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';
import { ApiError } from '../../lib/api-error.ts';
import type { FormRules } from '../../lib/use-form.ts';
import { setNewPassword } from './api/recover-password.ts';

const LINK_INCOMPLETE = 'This link is incomplete. Please open it again from the email, or ask for a new one below.';

const resetPasswordForm = z
  .object({
    /** From the link in the mail, not from the person. */
    key: z.string(),
    email,
    newPassword,
    confirmPassword: z
      .string(AUTH_MESSAGES.confirmPasswordRequired)
      .check(z.minLength(1, AUTH_MESSAGES.confirmPasswordRequired)),
  })
  .check(
    z.refine((form) => form.confirmPassword === form.newPassword, {
      error: AUTH_MESSAGES.passwordsMustMatch,
      path: ['confirmPassword'],
      // Told together with the other complaints, not after them.
      when: () => true,
    }),
  );

export const resetPasswordRules: FormRules<typeof resetPasswordForm> = {
  schema: resetPasswordForm,
  submit: async ({ confirmPassword: _same, ...body }) => {
    if (body.key === '') throw new ApiError(400, [LINK_INCOMPLETE], 'key_missing');
    await setNewPassword(body);
  },
};
