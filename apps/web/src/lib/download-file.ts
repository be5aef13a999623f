import { NetworkError, toApiError } from './api-error.ts';
import { nextRequestId } from './request-id.ts';
import { getRuntimeConfig } from './runtime-config.ts';
import { endIfRefused, getSession } from './session.ts';

/** The first document after a quiet time takes a few seconds to set; many take longer. */
const TIMEOUT_MS = 120_000;

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TIMEOUT_MS);
}

/** A file of the product API into the person's downloads: fetched with their token where there is one, unless a stranger's file is wanted. */
export async function downloadFile(path: string, name: string, { asStranger = false } = {}): Promise<void> {
  const { apiBaseUrl } = await getRuntimeConfig();
  const token = asStranger ? undefined : getSession()?.token;
  const requestId = nextRequestId();
  const response = await fetch(`${apiBaseUrl}${path}`, {
    headers: { 'x-request-id': requestId, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new NetworkError(error);
  });
  if (token !== undefined) endIfRefused(response.status, token);
  if (!response.ok) throw toApiError(response.status, await response.json().catch(() => null), requestId);
  keep(await response.blob(), name);
}
