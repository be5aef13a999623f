import { getFingerprintPdf, type PdfVersion } from '@lf/contract/fingerprints';
import { PDF_FILE_NAME } from '@lf/domain/limits';
import { NetworkError, toApiError } from '../../../lib/api-error.ts';
import { getRuntimeConfig } from '../../../lib/runtime-config.ts';
import { getSession } from '../../../lib/session.ts';

/** The first document after a quiet time takes a few seconds to set. */
const TIMEOUT_MS = 60_000;

function keep(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = PDF_FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TIMEOUT_MS);
}

/** Fetched with the owner's token where there is one: a result that is switched off is still theirs. */
export async function downloadPdf(licenseCode: string, version: PdfVersion): Promise<void> {
  const { apiBaseUrl } = await getRuntimeConfig();
  const path = getFingerprintPdf.path.replace('{licenseCode}', encodeURIComponent(licenseCode));
  const token = getSession()?.token;
  const response = await fetch(`${apiBaseUrl}${path}?version=${version}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new NetworkError(error);
  });
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => null));
  keep(await response.blob());
}
