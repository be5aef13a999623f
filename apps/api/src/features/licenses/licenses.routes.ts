import { listLicenses } from '@lf/contract/licenses';
import type { Mount } from '@lf/platform/http/mount-route';

export function licensesRoutes(mount: Mount): void {
  mount(listLicenses, () => Promise.resolve({ result: [] }));
}
