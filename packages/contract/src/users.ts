import * as z from 'zod/mini';
import { device } from './auth.ts';
import { defineRoute } from './define-route.ts';
import { email, firstName, lastName, newPassword, password } from './credentials.ts';
import { id, nothing } from './fields.ts';
import { ADDRESS_CHARACTERS_MAX, SECRET_CHARACTERS_MAX } from './limits.ts';

export const user = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** The person has used the link in our mail to this address. Like the next, not known where a browser logged in before there was such a thing. */
  emailConfirmed: z.optional(z.boolean()),
  /** Logging in also needs a code from an app. */
  secondFactor: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

export const getMe = defineRoute({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in person',
  response: user,
});

export const deleteMeBody = z.strictObject({ password });

export const deleteMe = defineRoute({
  method: 'DELETE',
  path: '/users/me',
  summary: 'Delete the account and everything in it; the password is asked for again',
  limits: [{ name: 'delete-account', max: 10, windowSeconds: 900, per: 'user' }],
  body: deleteMeBody,
  response: nothing,
  status: 204,
});

export const exportMe = defineRoute({
  method: 'GET',
  path: '/users/me/export',
  summary: 'Everything we keep about the signed-in person: a zip of one JSON and the PDFs of finished keys',
  limits: [{ name: 'export', max: 10, windowSeconds: 3600, per: 'user' }],
  response: z.unknown(),
  produces: 'application/zip',
});

export const getUser = defineRoute({
  method: 'GET',
  path: '/users/{id}',
  summary: 'A person by id: oneself only',
  params: z.object({ id }),
  response: user,
});

export const registerBody = z.strictObject({
  firstName,
  lastName,
  email,
  password: newPassword,
  /** Agreement to the processing of answers; kept with its moment when given. */
  consent: z.optional(z.boolean()),
});

export const register = defineRoute({
  method: 'POST',
  path: '/users/register',
  auth: 'public',
  summary: 'Open an account',
  limits: [{ name: 'register', max: 120, windowSeconds: 3600, per: 'address' }],
  body: registerBody,
  response: user,
  status: 201,
});

export const requestRecoverPasswordBody = z.strictObject({
  email,
  /** Front-end host; only an allow-listed origin is ever used. */
  url: z.optional(z.string().check(z.maxLength(ADDRESS_CHARACTERS_MAX))),
});

export const requestRecoverPassword = defineRoute({
  method: 'POST',
  path: '/users/request-recover-password',
  auth: 'public',
  summary: 'Ask for a mail with a one-time reset link; the answer never tells whether the address is known',
  limits: [{ name: 'recover', max: 60, windowSeconds: 900, per: 'address' }],
  body: requestRecoverPasswordBody,
  response: z.object({ messages: z.array(z.string()) }),
});

export const recoverPasswordBody = z.strictObject({
  email,
  newPassword,
  key: z.string().check(z.minLength(1), z.maxLength(SECRET_CHARACTERS_MAX)),
});

export const recoverPassword = defineRoute({
  method: 'POST',
  path: '/users/recover-password',
  auth: 'public',
  summary: 'Set a new password with the key from the mail',
  limits: [{ name: 'recover', max: 60, windowSeconds: 900, per: 'address' }],
  body: recoverPasswordBody,
  response: z.object({ messages: z.array(z.string()), device: z.optional(device) }),
});
