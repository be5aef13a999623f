import { login, logout } from '@lf/contract/auth';
import { endSession } from './sessions.repo.ts';
import { logIn } from './auth.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function authRoutes(mount: Mount, context: ApiContext): void {
  mount(login, async ({ body }) => ({ access_token: await logIn(context, body) }));
  mount(logout, async ({ user }) => {
    await endSession(context.db, user.sessionId);
    return null;
  });
}
