import { defineRoute } from './define-route.ts';
import { nothing } from './fields.ts';

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session on the server',
  response: nothing,
  status: 204,
});
