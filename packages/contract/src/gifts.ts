import * as z from 'zod/mini';
import { BOUGHT_KEY_STATES } from '@lf/domain/bought-key-state';
import { GIFT_MESSAGE_CHARACTERS_MAX, RECIPIENTS_MAX } from '@lf/domain/limits';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { defineRoute } from './define-route.ts';
import { email } from './credentials.ts';
import { id, licenseCode, nothing, timestamp } from './fields.ts';

const message = z.string().check(z.maxLength(GIFT_MESSAGE_CHARACTERS_MAX, KEY_MESSAGES.messageTooLong));
const recipients = z
  .array(email)
  .check(z.minLength(1, KEY_MESSAGES.recipientsRequired), z.maxLength(RECIPIENTS_MAX, KEY_MESSAGES.recipientsTooMany));

const params = z.object({ id: z.uuid() });

/** Gifts are recorded at once and mailed in the background. */
export const sendKeys = defineRoute({
  method: 'POST',
  path: '/gifts/send',
  summary: 'Send one key each to several people by e-mail',
  limits: [{ name: 'send-keys', max: 20, windowSeconds: 3600, per: 'user' }],
  body: z.strictObject({
    /** Chosen by the caller: the same sending twice is one. */
    id: z.uuid(),
    /** Only keys of this purchase. */
    orderId: z.optional(z.uuid()),
    emails: recipients,
    message: z.optional(message),
  }),
  response: z.object({ sent: z.int() }),
  status: 201,
});

const gift = z.object({
  id,
  recipientEmail: z.nullable(z.string()),
  /** When a mail last left for the recipient. */
  mailedAt: z.nullable(timestamp),
});

export const boughtKey = z.object({
  /** As the buyer got it. */
  code: licenseCode,
  state: z.enum(BOUGHT_KEY_STATES),
  gift: z.nullable(gift),
});
export type BoughtKey = z.infer<typeof boughtKey>;

export const listBoughtKeys = defineRoute({
  method: 'GET',
  path: '/users/me/orders/{id}/keys',
  summary: 'Every key of a purchase, also those that were passed on: where it is, and nothing of the answers',
  params,
  response: z.object({ result: z.array(boughtKey) }),
});

export const resendGift = defineRoute({
  method: 'POST',
  path: '/gifts/{id}/resend',
  summary: 'Mail an unclaimed key again, to another address when one is given',
  limits: [{ name: 'resend', max: 200, windowSeconds: 3600, per: 'user' }],
  params,
  body: z.strictObject({ email: z.optional(email) }),
  response: nothing,
  status: 204,
});

export const remindRecipients = defineRoute({
  method: 'POST',
  path: '/users/me/orders/{id}/reminders',
  summary: 'Remind everybody who has not claimed a key of this purchase and has had no mail about it for a day',
  limits: [{ name: 'remind', max: 20, windowSeconds: 3600, per: 'user' }],
  params,
  response: z.object({ reminded: z.int() }),
});
