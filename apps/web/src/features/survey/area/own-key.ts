import { useEffect, useState } from 'react';
import { listLicenses } from '@lf/contract/licenses';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { call } from '../../../lib/call.ts';
import { selectLicense } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import type { SurveyKey } from '../session/current-session.ts';

/** The key one worked with last, by person: after an expired login the session itself has forgotten it. */
const rememberedName = (userId: string) => `lf.survey.${userId}.key`;

type Finding = SurveyKey | 'finding' | 'failed' | 'none';

/** The chosen key, else the one worked with last, else the only one that is still open. */
async function findKey(userId: string): Promise<void> {
  const { result } = await call(listLicenses, {});
  const own = result.filter((license) => license.userId === userId);
  const open = own.filter((license) => license.status !== 'completed');
  const found =
    own.find((license) => license.code === readStored(rememberedName(userId))) ??
    (open.length === 1 ? open[0] : undefined);
  if (found !== undefined) selectLicense(found.code, found.status);
}

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
        else selectLicense(remembered, 'used');
      },
    );
  }, [userId, licenseCode]);

  if (userId === undefined) return 'none';
  if (licenseCode !== undefined) return { userId, licenseCode };
  return found;
}
