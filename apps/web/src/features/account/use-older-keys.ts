import type { License, LicenseList, OlderKeys } from '@lf/contract/licenses';
import { useState } from 'react';
import { listOlderKeys } from './api/list-licenses.ts';
import { refusal, type Notice } from './notice.ts';

interface Shown {
  /** Where the list ended that these go on from. */
  readonly after: string;
  readonly keys: readonly License[];
  readonly older: OlderKeys | undefined;
}

/** The older keys that were asked for. Once the list ends elsewhere, because a key came to an end, they are asked for anew. */
export function useOlderKeys(list: LicenseList | undefined, onNotice: (notice: Notice) => void) {
  const [asked, setAsked] = useState<Shown>();
  const [isLoading, setLoading] = useState(false);
  const after = JSON.stringify(list?.older);
  const shown = asked?.after === after ? asked : undefined;
  const next = shown === undefined ? list?.older : shown.older;

  async function show(): Promise<void> {
    if (next === undefined) return;
    setLoading(true);
    try {
      const { result, older } = await listOlderKeys(next);
      setAsked({ after, keys: [...(shown?.keys ?? []), ...result], older });
    } catch (error) {
      onNotice(refusal(error));
    }
    setLoading(false);
  }
  return { keys: shown?.keys ?? [], hasMore: next !== undefined, isLoading, show };
}
