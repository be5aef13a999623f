import * as z from 'zod/mini';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { email } from './credentials.ts';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, nothing, timestamp } from './fields.ts';
import { license } from './licenses.ts';
import { ENTERED_CHARACTERS_MAX, SECRET_CHARACTERS_MAX } from './limits.ts';

const CLAIMS = { name: 'claim', max: 30, windowSeconds: 300, per: 'user' } as const;
const params = z.object({ id: z.uuid() });

/** One key, given to somebody else. */
export const giveLicense = defineRoute({
  method: 'POST',
  path: '/licenses/{licenseCode}/gifts',
  summary: 'Give a key away by link, and by e-mail when an address is given',
  limits: [{ name: 'gift', max: 60, windowSeconds: 3600, per: 'user' }],
  params: z.object({ licenseCode }),
  body: z.strictObject({ email: z.optional(email) }),
  response: z.object({ id, link: z.string() }),
  status: 201,
});

export const takeGiftBack = defineRoute({
  method: 'DELETE',
  path: '/gifts/{id}',
  summary: 'Take an unclaimed key back',
  params,
  response: nothing,
  status: 204,
});

export const claimGift = defineRoute({
  method: 'POST',
  path: '/gifts/claim',
  summary: 'Claim a key that somebody gave',
  limits: [CLAIMS],
  body: z.strictObject({
    secret: z.string(KEY_MESSAGES.giftUnknown).check(z.minLength(1), z.maxLength(SECRET_CHARACTERS_MAX)),
  }),
  response: license,
  status: 201,
});

export const listWaitingGifts = defineRoute({
  method: 'GET',
  path: '/users/me/gifts',
  summary: 'Keys that were sent to the confirmed address of this account and wait to be claimed',
  response: z.object({ result: z.array(z.object({ id, createdAt: timestamp })) }),
});

export const claimWaitingGift = defineRoute({
  method: 'POST',
  path: '/gifts/{id}/claim',
  summary: 'Claim a key that was sent to the confirmed address of this account',
  limits: [CLAIMS],
  params,
  response: license,
  status: 201,
});

export const askKeyOwner = defineRoute({
  method: 'POST',
  path: '/licenses/ask-owner',
  summary: 'Ask by mail whoever holds a copied key to give it away; the answer never tells whether anybody does',
  limits: [
    { name: 'ask-owner', max: 5, windowSeconds: 86_400, per: 'user' },
    { name: 'ask-owner-address', max: 20, windowSeconds: 86_400, per: 'address' },
  ],
  body: z.strictObject({
    entered: z.string(KEY_MESSAGES.askNeedsKey).check(z.maxLength(ENTERED_CHARACTERS_MAX, KEY_MESSAGES.askNeedsKey)),
  }),
  response: z.object({ messages: z.array(z.string()) }),
});
