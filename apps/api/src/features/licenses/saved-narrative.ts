import type { Database } from '@lf/platform/db/schema';

/** Whether a result with a philosophy is saved for this key: without one it cannot be completed. */
export function hasNarrative(_db: Database, _code: string): Promise<boolean> {
  return Promise.resolve(false);
}
