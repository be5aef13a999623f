import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';
import { email, nothing, password } from './fields.ts';

export const loginBody = z.strictObject({ email, password });

export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  summary: 'Exchange e-mail and password for a token',
  limits: [{ name: 'login', max: 30, windowSeconds: 300, per: 'address' }],
  body: loginBody,
  response: z.object({ access_token: z.string() }),
});

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session on the server',
  response: nothing,
  status: 204,
});
