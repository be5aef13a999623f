import { login } from '@lf/contract/auth';
import { logout } from '@lf/contract/log-out';
import { deviceName } from './device-name.ts';
import { endSession } from './sessions.repo.ts';
import { logIn } from './auth.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function authRoutes(mount: Mount, context: ApiContext): void {
  mount(login, ({ body: { devices = [], ...credentials }, request }) =>
    logIn(context, {
      ...credentials,
      devices,
      address: request.ip,
      deviceName: deviceName(request.headers['user-agent']),
    }),
  );
  mount(logout, async ({ user }) => {
    await endSession(context.db, user.sessionId);
    return null;
  });
}
