import { claimGift, giveLicense, takeGiftBack } from '@lf/contract/licenses';
import { claimKey, giveKey, takeBack } from './gifts.service.ts';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function giftsRoutes(mount: Mount, context: ApiContext): void {
  mount(giveLicense, ({ user, params, body }) => giveKey(context, user, params.licenseCode, body.email));
  mount(takeGiftBack, async ({ user, params }) => {
    await takeBack(context, user, params.id);
    return null;
  });
  mount(claimGift, ({ user, body }) => claimKey(context, user, body.secret));
}
