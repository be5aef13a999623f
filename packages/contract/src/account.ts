import * as z from 'zod/mini';
import { device } from './auth.ts';
import { defineRoute } from './define-route.ts';
import { email, firstName, lastName, newPassword, password, secondFactorCode } from './credentials.ts';
import { id, nothing, timestamp } from './fields.ts';
import { ADDRESS_CHARACTERS_MAX } from './limits.ts';
import { user } from './users.ts';

/** Guesses at the password of somebody whose browser was left open. */
const provenByPassword = [{ name: 'own-password', max: 20, windowSeconds: 900, per: 'user' }] as const;
const said = z.object({ messages: z.array(z.string()) });

export const requestEmailConfirmation = defineRoute({
  method: 'POST',
  path: '/users/me/email-confirmation',
  summary: 'Send the link that confirms the own email address again',
  response: said,
});

export const changeNameBody = z.strictObject({ firstName, lastName });

export const changeName = defineRoute({
  method: 'PUT',
  path: '/users/me/name',
  summary: 'Change the own name',
  body: changeNameBody,
  response: user,
});

export const changeEmailBody = z.strictObject({ email, password });

export const changeEmail = defineRoute({
  method: 'PUT',
  path: '/users/me/email',
  summary: 'Send a link to a new email address; the address changes when the link is used',
  limits: provenByPassword,
  body: changeEmailBody,
  response: said,
});

export const changePasswordBody = z.strictObject({ password, newPassword });

export const changePassword = defineRoute({
  method: 'PUT',
  path: '/users/me/password',
  summary: 'Change the own password; every session ends, and the caller gets a new one',
  limits: provenByPassword,
  body: changePasswordBody,
  response: z.object({ access_token: z.string(), device: z.optional(device) }),
});

export const session = z.object({
  id,
  createdAt: timestamp,
  expiresAt: timestamp,
  /** Browser and system as the browser named them, for example "Firefox on Windows". */
  device: z.nullable(z.string()),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof session>;

export const listSessions = defineRoute({
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'Where the own account is logged in, newest first',
  response: z.object({ result: z.array(session) }),
});

export const endSessions = defineRoute({
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: 'Log out everywhere, here too',
  response: nothing,
  status: 204,
});

export const startSecondFactorBody = z.strictObject({ password });

export const startSecondFactor = defineRoute({
  method: 'POST',
  path: '/users/me/second-factor',
  summary: 'Make a secret for an authenticator app; it counts only once a code from it was confirmed',
  limits: provenByPassword,
  body: startSecondFactorBody,
  response: z.object({ secret: z.string(), uri: z.string().check(z.maxLength(ADDRESS_CHARACTERS_MAX)) }),
});

export const confirmSecondFactorBody = z.strictObject({ otp: secondFactorCode });

export const confirmSecondFactor = defineRoute({
  method: 'POST',
  path: '/users/me/second-factor/confirm',
  summary: 'Switch the second factor on with a code from the app; the recovery codes are shown this once',
  limits: [{ name: 'second-factor', max: 20, windowSeconds: 900, per: 'user' }],
  body: confirmSecondFactorBody,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const stopSecondFactorBody = z.strictObject({ password, otp: secondFactorCode });

export const stopSecondFactor = defineRoute({
  method: 'DELETE',
  path: '/users/me/second-factor',
  summary: 'Switch the second factor off, with the password and a code of the app or a recovery code',
  limits: provenByPassword,
  body: stopSecondFactorBody,
  response: nothing,
  status: 204,
});
