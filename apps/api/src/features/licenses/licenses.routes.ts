import { listLicenses, setLicenseStatus } from '@lf/contract/licenses';
import { createListKeys } from './listed-keys.repo.ts';
import { listKeys, setStatus } from './licenses.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function licensesRoutes(mount: Mount, { db }: ApiContext): void {
  const list = createListKeys(db);
  mount(listLicenses, async ({ user }) => ({ result: await listKeys(list, user.id) }));
  mount(setLicenseStatus, ({ user, body }) => setStatus(db, user.id, body.licenseCode, body.newStatus));
}
