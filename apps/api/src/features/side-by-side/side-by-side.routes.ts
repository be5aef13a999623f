import {
  acceptSideBySide,
  endSideBySide,
  getSideBySide,
  inviteSideBySide,
  listSideBySide,
  openSideBySide,
} from '@lf/contract/side-by-side';
import { accept, end, invite, listOwn, open, seeBoth } from './side-by-side.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function sideBySideRoutes(mount: Mount, { db, config }: ApiContext): void {
  mount(inviteSideBySide, ({ user, params }) => invite(db, config.PUBLIC_URL, { userId: user.id, ...params }));
  mount(listSideBySide, async ({ user }) => ({ result: await listOwn(db, user.id) }));
  mount(openSideBySide, ({ user, body }) => open(db, user.id, body.secret));
  mount(acceptSideBySide, ({ user, body: { secret, licenseCode } }) =>
    accept(db, { userId: user.id, licenseCode }, secret),
  );
  mount(getSideBySide, ({ user, params }) => seeBoth(db, user.id, params.id));
  mount(endSideBySide, async ({ user, params }) => {
    await end(db, user.id, params.id);
    return null;
  });
}
