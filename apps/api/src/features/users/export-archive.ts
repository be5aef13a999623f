import { promisify } from 'node:util';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { PDF_VERSIONS } from '@lf/contract/fingerprints';
import { EXPORT_DATA_NAME } from '@lf/domain/file-names';
import { collectPersonalData } from './data-export.ts';
import { findShown } from '../fingerprints/fingerprints.service.ts';
import { ownPdfFile } from '../fingerprints/result-files.ts';
import type { Database } from '@lf/platform/db/schema';

/** PDFs are packed already. */
const STORED = 0;

/** Packs large files in threads of their own. */
const pack = promisify<AsyncZippable, Uint8Array>(zip);

/** The zip that a person takes away: one JSON with everything, and both PDFs of every finished key. */
export async function exportArchive(db: Database, userId: string, signal?: AbortSignal): Promise<Buffer> {
  const data = await collectPersonalData(db, userId);
  const files: AsyncZippable = { [EXPORT_DATA_NAME]: strToU8(JSON.stringify(data, null, 2)) };
  for (const key of data.keys) {
    // A key that was given away is in the list, but its result is somebody else's.
    if (key.status !== 'completed' || key.userId !== userId) continue;
    const shown = await findShown(db, key.code, userId);
    if (!shown?.own) continue;
    for (const version of PDF_VERSIONS) {
      files[`fingerprints/${key.code}-${version}.pdf`] = [
        await ownPdfFile(shown.own, version, signal),
        { level: STORED },
      ];
    }
  }
  return Buffer.from(await pack(files));
}
