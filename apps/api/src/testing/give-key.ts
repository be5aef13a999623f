import { insertLicenses } from '../features/licenses/licenses.repo.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** A fresh key for a test's person; returns its code. */
export async function giveKeyTo(api: TestApi, user: TestUser): Promise<string> {
  const [row] = await insertLicenses(api.db, { userId: user.id, count: 1 });
  if (!row) throw new Error('no key was issued');
  return row.code;
}
