import * as z from 'zod/mini';
import { LICENSE_STATUSES } from '@lf/domain/license-status';
import { defineRoute } from './define-route.ts';
import { id, licenseCode, timestamp } from './fields.ts';

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
