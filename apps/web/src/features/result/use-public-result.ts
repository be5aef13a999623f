import { useEffect, useState } from 'react';
import { ApiError, messagesOf } from '../../lib/api-error.ts';
import { useArrivedData } from '../../lib/arrived-data.ts';
import { getSession } from '../../lib/session.ts';
import type { ShownFingerprint } from './api/get-fingerprint.ts';
import { drawAhead } from './drawn-picture.ts';

export type PublicResult =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly fingerprint: ShownFingerprint }
  | { readonly state: 'not-shown' }
  | { readonly state: 'failed'; readonly messages: readonly string[] };

/** What the page brought along: the result, or that a stranger sees none. */
export interface ArrivedResult {
  readonly fingerprint: ShownFingerprint | null;
}

async function load(licenseCode: string, asStranger: boolean): Promise<PublicResult> {
  try {
    const { getFingerprint } = await import('./api/get-fingerprint.ts');
    const fingerprint = await getFingerprint(licenseCode, { asStranger });
    await drawAhead(fingerprint.values, fingerprint.archetype);
    return { state: 'ready', fingerprint };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;
    return isRefused ? { state: 'not-shown' } : { state: 'failed', messages: messagesOf(error) };
  }
}

/** The page was rendered for a stranger: to somebody who is signed in it is shown once it is known that it is not their own. */
const isForThem = (asStranger: boolean): boolean => asStranger || getSession() === null;

function atFirst(arrived: ArrivedResult | undefined, asStranger: boolean): PublicResult {
  if (arrived === undefined || !isForThem(asStranger)) return { state: 'loading' };
  return arrived.fingerprint === null ? { state: 'not-shown' } : { state: 'ready', fingerprint: arrived.fingerprint };
}

/** `asStranger`: what anybody else would see, whoever asks. */
export function usePublicResult(licenseCode: string, asStranger: boolean): PublicResult {
  const arrived = useArrivedData() as ArrivedResult | undefined;
  const [result, setResult] = useState<PublicResult>(() => atFirst(arrived, asStranger));
  useEffect(() => {
    if (arrived !== undefined && isForThem(asStranger)) return undefined;
    let wanted = true;
    const show = (next: PublicResult): void => {
      if (wanted) setResult(next);
    };
    void load(licenseCode, asStranger).then(show);
    return () => {
      wanted = false;
    };
  }, [licenseCode, arrived, asStranger]);
  return result;
}
