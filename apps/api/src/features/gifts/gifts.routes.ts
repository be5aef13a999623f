import { listBoughtKeys, remindRecipients, resendGift, sendKeys as sendKeysRoute } from '@lf/contract/gifts';
import {
  askKeyOwner,
  claimGift,
  claimWaitingGift,
  giveLicense,
  listWaitingGifts,
  takeGiftBack,
} from '@lf/contract/given-keys';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { askOwner } from './ask-owner.ts';
import { assertOwnOrder, boughtKeysOf } from './bought-keys.ts';
import { claimKey, claimWaiting, giveKey, listWaiting, takeBack } from './gifts.service.ts';
import { remind, resend, sendKeys } from './sendings.service.ts';
import { writeGiftMails } from './gift-mails.ts';
import type { FastifyInstance } from 'fastify';
import type { Mount } from '@lf/platform/http/mount-route';
import type { ApiContext } from '../api-context.ts';

export function giftsRoutes(mount: Mount, context: ApiContext, app: FastifyInstance): void {
  const mails = writeGiftMails(context, app.log);
  app.addHook('onClose', () => mails.close());
  mount(giveLicense, ({ user, params, body }) => giveKey(context, user, params.licenseCode, body.email));
  mount(takeGiftBack, async ({ user, params }) => {
    await takeBack(context, user, params.id);
    return null;
  });
  mount(claimGift, ({ user, body }) => claimKey(context, user, body.secret));
  mount(listBoughtKeys, async ({ user, params }) => {
    await assertOwnOrder(context.db, user.id, params.id);
    return { result: await boughtKeysOf(context.db, user.id, params.id) };
  });
  mount(sendKeysRoute, async ({ user, body }) => {
    const sent = await sendKeys(context.db, user, body);
    mails.wake();
    return { sent };
  });
  mount(resendGift, async ({ user, params, body }) => {
    await resend(context.db, user, params.id, body.email);
    mails.wake();
    return null;
  });
  mount(remindRecipients, async ({ user, params }) => {
    const reminded = await remind(context.db, user, params.id);
    mails.wake();
    return { reminded };
  });
  mount(listWaitingGifts, async ({ user }) => ({ result: await listWaiting(context, user) }));
  mount(claimWaitingGift, ({ user, params }) => claimWaiting(context, user, params.id));
  mount(askKeyOwner, ({ user, body, request }) => {
    void askOwner(context, user.id, body.entered).catch((error: unknown) =>
      request.log.error({ err: error }, 'owner of a key not asked'),
    );
    return Promise.resolve({ messages: [KEY_MESSAGES.askedOwner] });
  });
}
