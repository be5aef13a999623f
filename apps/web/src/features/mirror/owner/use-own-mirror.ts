import { useEffect, useState } from 'react';
import type { OwnMirror } from '@lf/contract/mirror';
import { messagesOf } from '../../../lib/api-error.ts';
import { getOwnMirror } from '../api/get-own-mirror.ts';

export type OwnMirrorState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly messages: readonly string[] }
  /** Null before it is started. */
  | { readonly state: 'ready'; readonly mirror: OwnMirror | null };

async function load(licenseCode: string): Promise<OwnMirrorState> {
  try {
    return { state: 'ready', mirror: await getOwnMirror(licenseCode) };
  } catch (error) {
    return { state: 'failed', messages: messagesOf(error) };
  }
}

/** The mirror of one's own fingerprint as the server has it. */
export function useOwnMirror(licenseCode: string) {
  const [shown, show] = useState<OwnMirrorState>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const showIfWanted = (next: OwnMirrorState): void => {
      if (wanted) show(next);
    };
    void load(licenseCode).then(showIfWanted);
    return () => {
      wanted = false;
    };
  }, [licenseCode]);
  return {
    shown,
    setMirror: (mirror: OwnMirror | null) => show({ state: 'ready', mirror }),
    again: () => {
      show({ state: 'loading' });
      void load(licenseCode).then(show);
    },
  };
}
