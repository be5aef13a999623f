import { listLicenses } from '@lf/contract/licenses';
import { readStored } from '../../../lib/browser-storage.ts';
import { call } from '../../../lib/call.ts';
import { selectLicense } from '../../../lib/session.ts';
import { rememberedName } from './remembered-key.ts';

/** The chosen key, else the one worked with last, else the only one that is still open. */
export async function findKey(userId: string): Promise<void> {
  const { result } = await call(listLicenses, {});
  const own = result.filter((license) => license.userId === userId);
  const open = own.filter((license) => license.status !== 'completed');
  const found =
    own.find((license) => license.code === readStored(rememberedName(userId))) ??
    (open.length === 1 ? open[0] : undefined);
  if (found !== undefined) selectLicense(userId, found.code, found.status);
}
