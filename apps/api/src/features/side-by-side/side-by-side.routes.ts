import {
  acceptSideBySide,
  endSideBySide,
  getSideBySide,
  inviteSideBySide,
  listSideBySide,
  openSideBySide,
} from '@lf/contract/side-by-side';
import { notFound } from '@lf/platform/http/errors';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function sideBySideRoutes(mount: Mount, _context: ApiContext): void {
  const missing = () => Promise.reject(notFound());
  mount(inviteSideBySide, missing);
  mount(listSideBySide, missing);
  mount(openSideBySide, missing);
  mount(acceptSideBySide, missing);
  mount(getSideBySide, missing);
  mount(endSideBySide, missing);
}
