import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { selectLicense } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { rememberedName } from './remembered-key.ts';
import type { SurveyKey } from '../session/current-session.ts';

type Finding = SurveyKey | 'finding' | 'failed' | 'none';

/** Fetched by those alone who come without a key. */
const findKey = async (userId: string): Promise<void> => (await import('./find-key.ts')).findKey(userId);

export function useOwnKey(): Finding {
  const session = useSession();
  const userId = session?.user.id;
  const licenseCode = session?.licenseCode ?? undefined;
  const [found, setFound] = useState<'finding' | 'failed' | 'none'>('finding');

  useEffect(() => {
    if (userId === undefined) return;
    if (licenseCode !== undefined) {
      writeStored(rememberedName(userId), licenseCode);
      return;
    }
    findKey(userId).then(
      () => setFound('none'),
      () => {
        // Without the list of keys, the one worked with last is the best guess; its drafts are here.
        const remembered = readStored(rememberedName(userId));
        if (remembered === null) setFound('failed');
        else selectLicense(userId, remembered, 'used');
      },
    );
  }, [userId, licenseCode]);

  if (userId === undefined) return 'none';
  if (licenseCode !== undefined) return { userId, licenseCode };
  return found;
}
