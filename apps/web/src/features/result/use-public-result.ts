import { useEffect, useState } from 'react';
import { ApiError, messagesOf } from '../../lib/api-error.ts';
import { getFingerprint, type ShownFingerprint } from './api/get-fingerprint.ts';

export type PublicResult =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly fingerprint: ShownFingerprint }
  | { readonly state: 'not-shown' }
  | { readonly state: 'failed'; readonly messages: readonly string[] };

async function load(licenseCode: string): Promise<PublicResult> {
  try {
    return { state: 'ready', fingerprint: await getFingerprint(licenseCode) };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;
    return isRefused ? { state: 'not-shown' } : { state: 'failed', messages: messagesOf(error) };
  }
}

export function usePublicResult(licenseCode: string): PublicResult {
  const [result, setResult] = useState<PublicResult>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const show = (next: PublicResult): void => {
      if (wanted) setResult(next);
    };
    void load(licenseCode).then(show);
    return () => {
      wanted = false;
    };
  }, [licenseCode]);
  return result;
}
