import * as z from 'zod/mini';
import { SETTINGS_MESSAGES } from '@lf/domain/messages/settings';
import { defineRoute } from './define-route.ts';
import { SECRET_CHARACTERS_MAX } from './limits.ts';

export const confirmEmailBody = z.strictObject({
  key: z.string(SETTINGS_MESSAGES.emailLinkInvalid).check(z.minLength(1), z.maxLength(SECRET_CHARACTERS_MAX)),
});

export const confirmEmail = defineRoute({
  method: 'POST',
  path: '/users/confirm-email',
  auth: 'public',
  summary: 'Confirm an email address with the key from the mail',
  limits: [{ name: 'confirm-email', max: 120, windowSeconds: 900, per: 'address' }],
  body: confirmEmailBody,
  /** `changed`: the account had another address before. */
  response: z.object({ email: z.string(), changed: z.boolean() }),
});
