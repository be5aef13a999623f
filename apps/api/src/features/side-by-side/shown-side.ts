import { readNarrative } from '../fingerprints/read-narrative.ts';
import { findSides } from './side-by-side.repo.ts';
import type { SideBySide } from '@lf/contract/side-by-side';
import type { Database } from '@lf/platform/db/schema';

export type ShownSide = SideBySide['own'];

/** What each of these fingerprints shows the other, by its key: nothing else of a narrative leaves this file. */
export async function shownSides(
  db: Database,
  licenseCodes: readonly string[],
): Promise<ReadonlyMap<string, ShownSide>> {
  if (licenseCodes.length === 0) return new Map();
  const rows = await findSides(db, licenseCodes);
  return new Map(
    rows.map(({ license_code: licenseCode, narrative, first_name: firstName }) => {
      const { values, archetype, triggers } = readNarrative(licenseCode, narrative);
      return [licenseCode, { firstName, values, archetype, triggers }];
    }),
  );
}
