import { listEvents } from '@lf/contract/audit';
import { ownEvents } from './own-events.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function auditRoutes(mount: Mount, { db }: ApiContext): void {
  mount(listEvents, async ({ user }) => ({ result: await ownEvents(db, user.id) }));
}
