import { sql } from 'kysely';
import { SAMPLE_CODE } from '@lf/domain/sample-code';
import { fingerprintPdf, PDF_RENDERER_VERSION } from './pdf/fingerprint-pdf.ts';
import { mirrorText } from './pdf/mirror-text.ts';
import { ownerText } from './pdf/owner-text.ts';
import { createSharedWork } from './rendering/shared-work.ts';
import { sharePicture, SHARE_RENDERER_VERSION } from './share-picture.ts';
import type { FingerprintContent, PdfVersion } from '@lf/contract/fingerprints';
import type { MirrorView } from '@lf/contract/mirror';
import type { WholeFingerprint } from './fingerprints.service.ts';
import type { Database } from '@lf/platform/db/schema';

type Kind = `pdf-${PdfVersion}` | 'share';

const makeOnce = createSharedWork<Buffer>();

/** The last few, at hand: a link that was just shared is opened by many. Who may see one is decided before it is asked for. */
const RECENT_BYTES_MAX = 16_000_000;
const recent = new Map<string, Buffer>();
let recentBytes = 0;

function forget(name: string): void {
  recentBytes -= recent.get(name)?.byteLength ?? 0;
  recent.delete(name);
}

/** The least recently asked for make room. */
function remember(name: string, bytes: Buffer): Buffer {
  forget(name);
  recent.set(name, bytes);
  recentBytes += bytes.byteLength;
  for (const oldest of recent.keys()) {
    if (recentBytes <= RECENT_BYTES_MAX) break;
    forget(oldest);
  }
  return bytes;
}

async function keptOrMade(
  db: Database,
  licenseCode: string,
  kind: Kind,
  version: number,
  make: (signal: AbortSignal) => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<Buffer> {
  const kept = await db
    .selectFrom('fingerprint_files')
    // As base64: the embedded database's own way to read bytes takes fifty milliseconds for a document, this one two.
    .select(sql<string>`encode(bytes, 'base64')`.as('bytes_base64'))
    .where('license_code', '=', licenseCode)
    .where('kind', '=', kind)
    .where('renderer_version', '=', version)
    .executeTakeFirst();
  if (kept) return Buffer.from(kept.bytes_base64, 'base64');
  const bytes = Buffer.from(await make(signal));
  const columns = { renderer_version: version, bytes };
  await db
    .insertInto('fingerprint_files')
    .values({ license_code: licenseCode, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['license_code', 'kind']).doUpdateSet(columns))
    .execute();
  return bytes;
}

interface Making {
  readonly db: Database;
  readonly licenseCode: string;
  readonly content: FingerprintContent;
  /** Of a share picture that is nobody's. */
  readonly title?: string | undefined;
  /** Aborted when nobody waits for this caller's answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** A finished result never changes, so its files are made once and kept beside it. */
async function resultFile(
  { db, licenseCode, signal }: Making,
  kind: Kind,
  version: number,
  make: (signal: AbortSignal) => Promise<Uint8Array>,
): Promise<Buffer> {
  const name = `${licenseCode}/${kind}`;
  const known = recent.get(name);
  if (known !== undefined) return remember(name, known);
  const work = async (stop: AbortSignal) =>
    // The sample has no row to be kept beside.
    licenseCode === SAMPLE_CODE
      ? Buffer.from(await make(stop))
      : keptOrMade(db, licenseCode, kind, version, make, stop);
  return remember(name, await makeOnce(name, work, signal));
}

export const pdfFile = (making: Making, version: PdfVersion): Promise<Buffer> =>
  resultFile(making, `pdf-${version}`, PDF_RENDERER_VERSION, (stop) => fingerprintPdf(making.content, version, stop));

/** With the owner's name in it, which can change: not kept beside the result, only at hand. */
export async function ownPdfFile(own: WholeFingerprint, version: PdfVersion, signal?: AbortSignal): Promise<Buffer> {
  const { narrative, name, madeAt } = own;
  const key = JSON.stringify([narrative.licenseCode, 'own', version, name]);
  const known = recent.get(key);
  if (known !== undefined) return remember(key, known);
  const make = async (stop: AbortSignal): Promise<Buffer> =>
    Buffer.from(await fingerprintPdf(ownerText(narrative, { name, madeAt }), version, stop));
  return remember(key, await makeOnce(key, make, signal));
}

/**
 * With the third page. Neither kept nor at hand afterwards: a reply that was taken back, or a sentence that was hidden, is nowhere any more.
 * Callers at the same moment share the work only while the page says the same.
 */
export async function mirroredPdfFile(
  { narrative, name, madeAt }: WholeFingerprint,
  view: MirrorView,
  version: PdfVersion,
  signal?: AbortSignal,
): Promise<Buffer> {
  const mirror = mirrorText(view);
  const make = async (stop: AbortSignal): Promise<Buffer> =>
    Buffer.from(await fingerprintPdf({ ...ownerText(narrative, { name, madeAt }), mirror }, version, stop));
  return makeOnce(JSON.stringify([narrative.licenseCode, 'mirror', version, name, mirror]), make, signal);
}

export const shareFile = (making: Making): Promise<Buffer> =>
  resultFile(making, 'share', SHARE_RENDERER_VERSION, (stop) => sharePicture(making.content, stop, making.title));
