import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprintPdf } from '@lf/api/features/fingerprints/pdf/fingerprint-pdf';
import { typesetter } from '@lf/api/features/fingerprints/pdf/typesetter';
import { pdfFile } from '@lf/api/features/fingerprints/result-files';
import { sharePicture } from '@lf/api/features/fingerprints/share-picture';
import { LONG_FINGERPRINT, SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { drawFingerprint } from '@lf/domain/fingerprint-art';
import { fingerprintSvg } from '@lf/domain/fingerprint-svg';
import { openDatabase } from '@lf/platform/db/open-database';
import { readConfig } from '@lf/platform/env';
import { type Figure, cpuMs, figure, percentile } from './figure.ts';
import type { FingerprintContent } from '@lf/contract/fingerprints';

const PICTURE_CPU_MS = 30;
const PICTURE_BYTES = 60_000;
const PDF_CPU_MS = 400;
const SHARE_CPU_MS = 200;
const PDF_CACHED_CPU_MS = 20;
const WARM_UP = 12;
const PICTURES_TO_WARM = 60;
const DOCUMENTS = 20;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What most people's results look like: seven values, a philosophy of a good page third. */
const TYPICAL: FingerprintContent = {
  ...SHORT_FINGERPRINT,
  values: [...SHORT_FINGERPRINT.values, 'Service', 'Curiosity'],
  valuesPhilosophy: LONG_FINGERPRINT.valuesPhilosophy.slice(0, 900),
  archetypeExplanation: LONG_FINGERPRINT.archetypeExplanation.slice(0, 400),
  triggersExplanation: Object.fromEntries(SHORT_FINGERPRINT.triggers.map((name) => [name, LONG_FINGERPRINT.archetypeExplanation.slice(0, 250)])),
};

/** Somebody else each time, so that nothing is remembered from the last. */
const person = (content: FingerprintContent, n: number): FingerprintContent => ({
  ...content,
  values: content.values.map((value, i) => (i === 1 ? `${value} ${LETTERS[n % 26] ?? ''}${LETTERS[Math.floor(n / 26)] ?? ''}` : value)),
});

async function times(count: number, work: (n: number) => unknown): Promise<number[]> {
  const used: number[] = [];
  for (let n = 0; n < count; n++) used.push(await cpuMs(() => work(n)));
  return used.slice(WARM_UP);
}

/** The second time a document comes out of the database it lies in. */
async function keptPdf(): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lf-bench-'));
  const db = await openDatabase(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), () => undefined);
  const { id } = await db
    .insertInto('users')
    .values({ email: 'bench@example.org', first_name: 'Ada', last_name: 'Lovelace', password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const code = 'BENCH';
  await db.insertInto('licenses').values({ code, user_id: id, status: 'completed' }).execute();
  await db.insertInto('fingerprints').values({ license_code: code, user_id: id, values_philosophy: TYPICAL.valuesPhilosophy }).execute();
  const used = await times(WARM_UP + DOCUMENTS, () => pdfFile(db, code, TYPICAL, 'colored'));
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
  return used;
}

export async function figures(): Promise<Figure[]> {
  const picture = (await times(WARM_UP + 180, (n) => drawFingerprint(person(n % 2 ? TYPICAL : LONG_FINGERPRINT, n).values, n % 3 ? 'Fortress' : 'Rescuer'))).slice(PICTURES_TO_WARM);
  const svg = fingerprintSvg(drawFingerprint(LONG_FINGERPRINT.values, LONG_FINGERPRINT.archetype), { theme: 'light', labels: true });
  const share = await times(WARM_UP + DOCUMENTS, (n) => sharePicture(person(TYPICAL, n)));
  const typical = await times(WARM_UP + DOCUMENTS, (n) => fingerprintPdf(person(TYPICAL, n), n % 2 ? 'colored' : 'printable'));
  const longest = await times(WARM_UP + DOCUMENTS / 2, (n) => fingerprintPdf(person(LONG_FINGERPRINT, n), n % 2 ? 'colored' : 'printable'));
  const cached = await keptPdf();
  await typesetter.close();
  return [
    figure('fingerprint picture, p95 CPU', percentile(picture, 0.95), 'ms', PICTURE_CPU_MS),
    figure('fingerprint picture, SVG with labels', Buffer.byteLength(svg), 'bytes', PICTURE_BYTES),
    figure('share picture, p95 CPU', percentile(share, 0.95), 'ms', SHARE_CPU_MS),
    figure('PDF, typical result, p95 CPU', percentile(typical, 0.95), 'ms', PDF_CPU_MS),
    figure('PDF, kept, p95 CPU', percentile(cached, 0.95), 'ms', PDF_CACHED_CPU_MS),
    figure('PDF, longest result, median CPU', percentile(longest, 0.5), 'ms', PDF_CPU_MS),
  ];
}
