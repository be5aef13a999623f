import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { email, password, secondFactorCode } from './credentials.ts';
import { DEVICE_CHARACTERS_MAX, DEVICES_MAX } from './limits.ts';

/** `otp`: a one-time code, asked for where the person has switched the second factor on. */
export const loginBody = z.strictObject({ email, password, otp: z.optional(secondFactorCode) });

/** What shows that somebody was logged in on this device before: wrong passwords from elsewhere do not make it wait. */
export const device = z.string().check(z.maxLength(DEVICE_CHARACTERS_MAX));

export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  summary: 'Exchange e-mail and password for a token',
  body: z.extend(loginBody, { devices: z.optional(z.array(device).check(z.maxLength(DEVICES_MAX))) }),
  response: z.object({ access_token: z.string(), device: z.optional(device) }),
});
