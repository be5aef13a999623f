import { fingerprintPdf, PDF_RENDERER_VERSION } from './pdf/fingerprint-pdf.ts';
import { sharePicture, SHARE_RENDERER_VERSION } from './share-picture.ts';
import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';
import type { Database } from '@lf/platform/db/schema';

type Kind = `pdf-${PdfVersion}` | 'share';

/** Two requests at the same moment share one making. */
const inTheMaking = new Map<string, Promise<Buffer>>();

async function keptOrMade(db: Database, licenseCode: string, kind: Kind, version: number, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const kept = await db
    .selectFrom('fingerprint_files')
    .select('bytes')
    .where('license_code', '=', licenseCode)
    .where('kind', '=', kind)
    .where('renderer_version', '=', version)
    .executeTakeFirst();
  if (kept) return Buffer.from(kept.bytes);
  const bytes = Buffer.from(await make());
  const columns = { renderer_version: version, bytes };
  await db
    .insertInto('fingerprint_files')
    .values({ license_code: licenseCode, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['license_code', 'kind']).doUpdateSet(columns))
    .execute();
  return bytes;
}

/** A finished result never changes, so its files are made once and kept beside it. */
function resultFile(...[db, licenseCode, kind, version, make]: Parameters<typeof keptOrMade>): Promise<Buffer> {
  const name = `${licenseCode}/${kind}`;
  const making = inTheMaking.get(name) ?? keptOrMade(db, licenseCode, kind, version, make).finally(() => inTheMaking.delete(name));
  inTheMaking.set(name, making);
  return making;
}

export const pdfFile = (db: Database, licenseCode: string, content: FingerprintContent, version: PdfVersion): Promise<Buffer> =>
  resultFile(db, licenseCode, `pdf-${version}`, PDF_RENDERER_VERSION, () => fingerprintPdf(content, version));

export const shareFile = (db: Database, licenseCode: string, content: FingerprintContent): Promise<Buffer> =>
  resultFile(db, licenseCode, 'share', SHARE_RENDERER_VERSION, () => sharePicture(content));
