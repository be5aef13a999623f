import { getAgainReminder, setAgainReminder } from '@lf/contract/again';
import { ownReminder, setReminder } from './again.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function againRoutes(mount: Mount, { db }: ApiContext): void {
  mount(getAgainReminder, ({ user }) => ownReminder(db, user.id));
  mount(setAgainReminder, ({ user, body }) => setReminder(db, user.id, body.on));
}
