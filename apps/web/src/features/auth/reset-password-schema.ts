import * as z from 'zod/mini';
import { email, newPassword } from '@lf/contract/fields';
import { AUTH_MESSAGES } from '@lf/domain/messages/auth';

export const resetPasswordForm = z
  .object({
    email,
    newPassword,
    confirmPassword: z.string(AUTH_MESSAGES.confirmPasswordRequired).check(z.minLength(1, AUTH_MESSAGES.confirmPasswordRequired)),
  })
  .check(
    z.refine((form) => form.confirmPassword === form.newPassword, {
      error: AUTH_MESSAGES.passwordsMustMatch,
      path: ['confirmPassword'],
      // Told together with the other complaints, not after them.
      when: () => true,
    }),
  );
