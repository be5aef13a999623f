import { getAgainReminder, setAgainReminder } from '@lf/contract/again';
import { notFound } from '@lf/platform/http/errors';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function againRoutes(mount: Mount, _context: ApiContext): void {
  const missing = () => Promise.reject(notFound());
  mount(getAgainReminder, missing);
  mount(setAgainReminder, missing);
}
