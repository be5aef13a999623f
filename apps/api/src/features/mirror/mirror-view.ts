import type { MirrorView } from '@lf/contract/mirror';
import type { Database } from '@lf/platform/db/schema';

/** What the owner of a fingerprint sees of its mirror; undefined for anybody else, and while too few people have replied. */
export function findMirrorView(
  _db: Database,
  _key: { readonly userId: string; readonly licenseCode: string },
): Promise<MirrorView | undefined> {
  return Promise.resolve(undefined);
}
