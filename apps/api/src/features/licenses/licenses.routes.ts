import { listLicenses, listOlderLicenses, setLicenseStatus } from '@lf/contract/licenses';
import { createKeyList, olderKeyList } from './key-list.ts';
import { setStatus } from './licenses.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function licensesRoutes(mount: Mount, { db }: ApiContext): void {
  const keyList = createKeyList(db);
  mount(listLicenses, ({ user }) => keyList(user.id));
  mount(listOlderLicenses, ({ user, query }) => olderKeyList(db, user.id, query));
  mount(setLicenseStatus, ({ user, body }) => setStatus(db, user.id, body.licenseCode, body.newStatus));
}
