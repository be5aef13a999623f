import * as z from 'zod/mini';
import { LICENSE_STATUSES } from '@lf/domain/license-status';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { defineRoute } from './define-route.ts';
import { email, id, licenseCode, nothing, timestamp } from './fields.ts';
import { ENTERED_CHARACTERS_MAX, SECRET_CHARACTERS_MAX } from './limits.ts';

export const licenseStatus = z.enum(LICENSE_STATUSES);

/** A key that was, or is being, given away: the giver sees its status, never its content. */
const gift = z.object({
  id,
  state: z.enum(['sent', 'claimed']),
  recipientEmail: z.nullable(z.string()),
});

export const license = z.object({
  code: licenseCode,
  licenseCode,
  status: licenseStatus,
  createdAt: timestamp,
  /** The caller, on their own keys. Null on a key that somebody else holds by now: who that is, is theirs to tell. */
  userId: z.nullable(id),
  gift: z.optional(gift),
  /** The purchase it came with, on the buyer's own keys. */
  orderId: z.optional(id),
});
export type License = z.infer<typeof license>;

export const listLicenses = defineRoute({
  method: 'GET',
  path: '/users/me/licenses',
  summary: 'The keys in this account and those given away, newest first',
  response: z.object({ result: z.array(license) }),
});

export const setLicenseStatus = defineRoute({
  method: 'POST',
  path: '/users/me/license-status',
  summary: 'Move a key on: to used when the survey starts, to completed when its result is saved',
  body: z.strictObject({ licenseCode, newStatus: licenseStatus }),
  response: license,
});

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
  params: z.object({ id: z.uuid() }),
  response: nothing,
  status: 204,
});

export const claimGift = defineRoute({
  method: 'POST',
  path: '/gifts/claim',
  summary: 'Claim a key that somebody gave',
  limits: [{ name: 'claim', max: 30, windowSeconds: 300, per: 'user' }],
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
  limits: [{ name: 'claim', max: 30, windowSeconds: 300, per: 'user' }],
  params: z.object({ id: z.uuid() }),
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
